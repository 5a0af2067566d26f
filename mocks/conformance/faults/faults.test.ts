import { describe, expect, it, vi } from 'vitest'
import { createHarness } from '@mocks/testing/harness'
import type { BackendUnderTest } from '../backend-under-test'
import type { ConformanceRow } from '../conformance-row'
import { createPeople, defaultPeople } from '../people'
import { allRows } from '../rows/all-rows'
import { runRow } from '../run-rows'
import { createEngineTarget } from '../targets/engine'
import type { Verdict } from '../verdict'
import { accessFaults } from './access-faults'
import { harmlessWays, specificationOnly } from './harmless'
import { onAccepted, without } from './planting'
import { refusalFaults } from './refusal-faults'
import { socketFaults } from './socket-faults'
import { stepFaults } from './step-faults'
import { understoodWays } from './understood'
import { wireFaults, withCrossOrigin } from './wire-faults'

const allFaults = [...refusalFaults, ...accessFaults, ...stepFaults, ...socketFaults, ...wireFaults]

const newPerson = createPeople(defaultPeople)

/** A right backend that is quick: its password hash is none. */
function rightBackend(): BackendUnderTest {
  const { service, pass } = createHarness({ hashPassword: async (password, salt) => `${salt}${password}` })
  return withCrossOrigin(createEngineTarget(service, pass))
}

const verdictOf = async (row: ConformanceRow, backend: BackendUnderTest): Promise<Verdict['kind']> =>
  (await runRow(row, backend, newPerson)).verdict.kind

/** Long enough for every row in turn on a busy machine. */
vi.setConfig({ testTimeout: 60_000 })

it('BACKEND-04 every planted fault names rows that there are', () => {
  const ids = new Set(allRows.map(({ id }) => id))
  expect(allFaults.flatMap(({ breaks }) => breaks).filter((id) => !ids.has(id))).toEqual([])
})

it('BACKEND-04 every row passes on the backend that the faults are planted in', async () => {
  for (const row of allRows) expect([row.id, await verdictOf(row, rightBackend())]).toEqual([row.id, 'pass'])
})

it.each(allRows.map((row) => [row.id, row] as const))('BACKEND-04 %s fails on every backend with a fault planted for it', async (_, row) => {
  const faults = allFaults.filter(({ breaks }) => breaks.includes(row.id))
  expect(faults).not.toEqual([])
  for (const { name, plant } of faults) expect([name, await verdictOf(row, plant(rightBackend()))]).toEqual([name, 'fail'])
})

describe('a backend that the portal understands all the same', () => {
  it.each(understoodWays.flatMap(({ name, breaks, plant }) => breaks.map((id) => [name, id, plant] as const)))(
    'BACKEND-04 that %s fails %s, and is told apart from one that is not understood',
    async (_, id, plant) => {
      const row = allRows.find((candidate) => candidate.id === id)
      const result = row === undefined ? null : await runRow(row, plant(rightBackend()), newPerson)
      expect(result?.verdict).toMatchObject({ kind: 'fail', understood: true })
    },
  )

  it('BACKEND-04 can be tried in every row that is about something else', async () => {
    const plant = onAccepted('register', (body) => ({ ...without(body, 'success'), message: null }))
    for (const row of allRows) {
      const { verdict } = await runRow(row, plant(rightBackend()), newPerson)
      expect([row.id, verdict.kind]).not.toEqual([row.id, 'untried'])
    }
  })
})

describe('a backend of another make', () => {
  it.each(harmlessWays.map(({ name, plant }) => [name, plant] as const))('BACKEND-04 REG-08 passes every row when it %s', async (_, plant) => {
    for (const row of allRows) expect([row.id, await verdictOf(row, plant(rightBackend()))]).toEqual([row.id, 'pass'])
  })

  it.each(specificationOnly.map(({ name, plant }) => [name, plant] as const))(
    'BACKEND-04 passes what is demanded and nothing of what we decided on refusals when it %s',
    async (_, plant) => {
      const failed: Record<ConformanceRow['source'], string[]> = { specification: [], decision: [] }
      for (const row of allRows) if ((await verdictOf(row, plant(rightBackend()))) !== 'pass') failed[row.source].push(row.id)
      expect(failed.specification).toEqual([])
      expect(failed.decision.length).toBeGreaterThan(40)
    },
  )
})
