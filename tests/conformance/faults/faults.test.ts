import { hash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { createHarness } from '@mocks/testing/harness'
import type { BackendUnderTest } from '../backend-under-test'
import type { ConformanceRow } from '../conformance-row'
import { createSellerGenerator, defaultSellerOptions } from '../new-sellers'
import { allRows } from '../rows/all-rows'
import { runRow, runRows } from '../run-rows'
import { createEngineTarget } from '../targets/engine'
import { accessFaults } from './access-faults'
import { brokenPromises } from './broken'
import { harmlessWays, specificationOnly } from './harmless'
import { moduleFaults } from './module-faults'
import { answerOf, onAccepted, onAnswers, without, type Fault } from './planting'
import { readFaults } from './read-faults'
import { refusalFaults } from './refusal-faults'
import { socketFaults } from './socket-faults'
import { stepFaults } from './step-faults'
import { understoodWays } from './understood'
import { wireFaults, withCrossOrigin } from './wire-faults'

const allFaults = [...refusalFaults, ...accessFaults, ...stepFaults, ...socketFaults, ...wireFaults, ...readFaults, ...moduleFaults]

const newSeller = createSellerGenerator(defaultSellerOptions)

/** A correct backend that is fast: it does not really hash passwords, and makes digests synchronously. */
function rightBackend(): BackendUnderTest {
  const { service, pass } = createHarness({
    hashPassword: async (password, salt) => `${salt}${password}`,
    digest: async (text) => hash('sha256', text),
  })
  return withCrossOrigin(createEngineTarget(service, pass))
}

type Plant = Fault['plant']

const tryRow = (row: ConformanceRow, plant: Plant): ReturnType<typeof runRow> => runRow(row, plant(rightBackend()), newSeller)

/** Rows run concurrently, because each has its own backend and some wait for events that never come. */
async function rowsThatDoNotPass(plant: Plant): Promise<readonly ConformanceRow[]> {
  const results = await runRows(allRows, (row) => tryRow(row, plant), { atATime: 8, onResult: () => undefined })
  expect(results).toHaveLength(allRows.length)
  return results.filter(({ verdict }) => verdict.kind !== 'pass').map(({ row }) => row)
}

const idsOf = (rows: readonly ConformanceRow[]): readonly string[] => rows.map(({ id }) => id)

/** Long enough to run every row in turn on a busy machine. */
vi.setConfig({ testTimeout: 60_000 })

it('BACKEND-04 every planted fault names rows that exist', () => {
  const ids = new Set(idsOf(allRows))
  expect(allFaults.flatMap(({ breaks }) => breaks).filter((id) => !ids.has(id))).toEqual([])
})

it('BACKEND-04 every row passes on the backend without a planted fault', async () => {
  expect(idsOf(await rowsThatDoNotPass((backend) => backend))).toEqual([])
})

it.each(allRows.map((row) => [row.id, row] as const))('BACKEND-04 %s fails on every backend with a fault planted for it', async (_, row) => {
  const faults = allFaults.filter(({ breaks }) => breaks.includes(row.id))
  expect(faults).not.toEqual([])
  const verdicts = await Promise.all(faults.map(async ({ name, plant }) => [name, (await tryRow(row, plant)).verdict.kind]))
  expect(verdicts).toEqual(faults.map(({ name }) => [name, 'fail']))
})

const perRow = (faults: readonly Fault[]) => faults.flatMap(({ name, breaks, plant }) => breaks.map((id) => [name, id, plant] as const))

async function verdictOf(id: string, plant: Plant): Promise<unknown> {
  const row = allRows.find((candidate) => candidate.id === id)
  return row === undefined ? null : (await tryRow(row, plant)).verdict
}

it.each(perRow(brokenPromises))('BACKEND-04 a backend that %s fails %s, and does not count as understood', async (_, id, plant) => {
  expect(await verdictOf(id, plant)).toMatchObject({ kind: 'fail', understood: false })
})

it.each([
  ['takes for a yes', { message: 'That nickname is taken.' }, 'it was answered with status 200, which the portal takes for a yes'],
  ['reads as a no', { success: 'N', message: 'That nickname is taken.' }, 'it was answered with status 200'],
])('BACKEND-04 a refusal with status 200 that the portal %s is reported as such', async (_, said, found) => {
  const plant = onAnswers((answer) => (answer.status >= 400 ? answerOf(200, said) : answer))
  expect(await verdictOf('step3-taken-nickname', plant)).toEqual({ kind: 'fail', found, understood: false })
})

describe('a backend that the portal still understands', () => {
  it.each(perRow(understoodWays))('BACKEND-04 that %s fails %s, and counts as understood', async (_, id, plant) => {
    expect(await verdictOf(id, plant)).toMatchObject({ kind: 'fail', understood: true })
  })

  it('BACKEND-04 can be tried in every row', async () => {
    const plant = onAccepted('register', (body) => ({ ...without(body, 'success'), message: null }))
    for (const row of allRows) {
      const { verdict } = await runRow(row, plant(rightBackend()), newSeller)
      expect([row.id, verdict.kind]).not.toEqual([row.id, 'untried'])
    }
  })
})

describe('a different backend that is correct', () => {
  it.each(harmlessWays.map(({ name, plant }) => [name, plant] as const))('BACKEND-04 REG-08 passes every row when it %s', async (_, plant) => {
    expect(idsOf(await rowsThatDoNotPass(plant))).toEqual([])
  })

  it.each(specificationOnly.map(({ name, plant }) => [name, plant] as const))(
    'BACKEND-04 passes every row of the specification and fails more than 40 of our decisions if it %s',
    async (_, plant) => {
      const failed = await rowsThatDoNotPass(plant)
      expect(idsOf(failed.filter(({ source }) => source === 'specification'))).toEqual([])
      expect(failed.filter(({ source }) => source === 'decision').length).toBeGreaterThan(40)
    },
  )
})
