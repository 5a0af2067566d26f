import fc from 'fast-check'
import { IDBIndex, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openOutbox, saveChange, saveStep, type TestOutbox } from '../../tests/support/outbox-store'
import { scopedBody, scopedCommandName } from '../../tests/support/scoped-command'
import type { SubmissionRecord } from './database'
import { followersOf, nextSubmission } from './next-submission'
import type { Ledger } from './outbox'
import { submissionsOf } from './submission'
import { isPartOfLedger, unsentIn } from './unsent'

afterEach(() => {
  vi.restoreAllMocks()
})

type State = 'waiting' | 'sending' | 'rejected' | 'undecided' | 'accepted'

const now = 1_700_000_000_000
const states: Readonly<Record<State, object>> = {
  waiting: { pause: null },
  sending: { since: 1 },
  rejected: { status: 422, message: null, at: 1 },
  undecided: { status: 200, message: null, at: 1 },
  accepted: { message: null, at: 1 },
}

/** The backend fails only at this submission, so others may overtake it. */
const failing = { attempts: 3, serverErrors: 3, pause: { failure: { kind: 'unavailable', status: 500, message: null }, at: now, milliseconds: 60_000, binding: false } }

interface Mark {
  readonly state: State
  readonly thing: number
  readonly order: number
  readonly change?: Partial<SubmissionRecord>
}

function row({ state, thing, order, change }: Mark, index: number): SubmissionRecord {
  const sequence = index + 1
  const subject = `change thing:${thing} ${sequence}`
  const identity = { command: scopedCommandName, scopes: [`thing:${thing}`], subject, shows: null }
  const body = scopedBody('S1', [thing], sequence)
  return { sequence, sellerId: 'S1', ...identity, key: `k${sequence}`, savedAt: 1, attempts: 0, order, state, ...states[state], body, bodyVersion: 1, ...change }
}

/** The next submission according to a look at every row. */
async function nextOfAll({ outbox }: TestOutbox) {
  const { rows, progress } = await outbox.ledger('S1')
  const moment = { rows, nextStep: progress.nextStep, now, skipBackoff: false }
  const next = nextSubmission(moment)
  return { next, followers: next.kind === 'send' ? followersOf(next.submission, moment) : [] }
}

async function expectSameFromFront(rows: readonly SubmissionRecord[]): Promise<void> {
  const store = openOutbox()
  await store.database.submissions.bulkAdd([...rows])
  const { next, followers } = await nextOfAll(store)
  const front = await store.outbox.next('S1', now, false)
  expect(front).toMatchObject(next)
  // Only the first waiting rows are looked at: fewer may follow, but never others.
  if (front.kind === 'send') expect(followers.slice(0, front.followers.length)).toEqual(front.followers)
  store.database.close()
}

const mark: fc.Arbitrary<Mark> = fc.record({
  state: fc.oneof(
    { weight: 20, arbitrary: fc.constant('waiting' as const) },
    { weight: 1, arbitrary: fc.constantFrom('sending' as const, 'rejected' as const, 'undecided' as const, 'accepted' as const) },
  ),
  thing: fc.nat({ max: 30 }),
  order: fc.nat({ max: 300 }),
  change: fc.oneof(
    { weight: 40, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.constantFrom({ command: 'of-a-later-version' }, { state: 'of-a-later-version' }, failing, { pause: { failure: { kind: 'unreachable' }, at: now, milliseconds: 900, binding: false } }) },
  ),
})

describe('what leaves next of many', () => {
  it('QUEUE-02 QUEUE-08 P2 is the same as if all of them were read', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(mark, { minLength: 101, maxLength: 160 }), (marks) => expectSameFromFront(marks.map(row))),
      { numRuns: 40, seed: 15 },
    )
  }, 30_000)

  it('QUEUE-08 P6 is found behind more held ones than are read at first', async () => {
    const marks = Array.from({ length: 150 }, (_, order): Mark => ({ state: order === 0 ? 'rejected' : 'waiting', thing: order === 149 ? 2 : 1, order }))
    const store = openOutbox()
    await store.database.submissions.bulkAdd(marks.map(row))
    expect(await store.outbox.next('S1', now, false)).toMatchObject({ kind: 'send', submission: { sequence: 150 } })
  })

  it('CMD-03 QUEUE-08 P6 is found behind as many if the only one that is not held is the one the backend fails at', async () => {
    const marks = Array.from({ length: 150 }, (_, order): Mark => {
      if (order === 0) return { state: 'waiting', thing: 3, order, change: failing }
      return { state: order === 1 ? 'rejected' : 'waiting', thing: order === 149 ? 2 : 1, order }
    })
    const store = openOutbox()
    await store.database.submissions.bulkAdd(marks.map(row))
    expect(await store.outbox.next('S1', now, false)).toMatchObject({ kind: 'send', submission: { sequence: 150 } })
  })

  it('QUEUE-08 P26 is found by reading no more than can leave soon', async () => {
    const store = openOutbox()
    await store.database.submissions.bulkAdd(Array.from({ length: 400 }, (_, order) => row({ state: 'waiting', thing: order, order }, order)))
    let read = 0
    store.database.submissions.hook('reading', (stored) => {
      read += 1
      return stored
    })
    expect(await store.outbox.next('S1', now, false)).toMatchObject({ kind: 'send', submission: { sequence: 1 } })
    expect(read).toBeLessThan(250)
  })
})

describe('a screen of a seller for whom many wait', () => {
  it('QUEUE-03 P21 begins with the steps and the count of the others, and reads those afterwards', async () => {
    const store = openOutbox()
    await saveStep(store, 3, 1)
    for (let thing = 1; thing <= 120; thing += 1) await saveChange(store, [thing], thing)
    const seen: Ledger[] = []
    const watched = store.outbox.watch('S1').subscribe({ next: (ledger) => seen.push(ledger), outOfReach: () => expect.fail('The store is there') })
    await expect.poll(() => seen.at(-1)?.rows.length).toBe(121)
    expect(seen.map((ledger) => [isPartOfLedger(ledger), ledger.rows.length, unsentIn(ledger)])).toEqual([
      [true, 1, 121],
      [false, 121, 121],
    ])
    await saveChange(store, [121], 121)
    await expect.poll(() => seen.at(-1)?.rows.length).toBe(122)
    expect(seen.slice(1).some(isPartOfLedger)).toBe(false)
    watched.unsubscribe()
  })

  it('QUEUE-03 P21 reads at most 200 rows in one task, each once, and is notified if any changes', async () => {
    const store = openOutbox()
    const both = ['S1', 'S2'].flatMap((sellerId) => Array.from({ length: 230 }, (_, index) => ({ sellerId, thing: index + 1 })))
    const mixed = both.toSorted((one, other) => one.thing - other.thing)
    await store.database.submissions.bulkAdd(
      mixed.map(({ sellerId, thing }, index) => row({ state: 'waiting', thing, order: index + 1, change: { sellerId } }, index)),
    )
    const places = mixed.flatMap(({ sellerId }, index) => (sellerId === 'S1' ? [index + 1] : []))
    const asked = [IDBIndex, IDBObjectStore].map(({ prototype }) => vi.spyOn(prototype, 'getAll'))
    const seen: Ledger[] = []
    const watched = store.outbox.watch('S1').subscribe({ next: (ledger) => seen.push(ledger), outOfReach: () => expect.fail('The store is there') })
    await expect.poll(() => submissionsOf(seen.at(-1)?.rows ?? []).map(({ sequence }) => sequence)).toEqual(places)
    const found = asked.flatMap(({ mock }) => mock.results.map((answer) => (answer.type === 'return' ? answer.value.result.length : 0)))
    expect(Math.max(...found)).toBe(200)
    for (const sequence of [places[3], places[220]]) {
      await store.database.submissions.update(sequence ?? 0, { ...states.rejected, state: 'rejected' })
      await expect.poll(() => submissionsOf(seen.at(-1)?.rows ?? []).find((one) => one.sequence === sequence)).toMatchObject({ state: 'rejected' })
    }
    watched.unsubscribe()
  })

  it('QUEUE-03 P21 shows how many wait, and every change, including one in place', async () => {
    const store = openOutbox()
    for (let thing = 1; thing <= 120; thing += 1) await saveChange(store, [thing], thing)
    const told: unknown[] = []
    const watched = store.outbox.watchWaiting().subscribe({ next: (waiting) => told.push(waiting), outOfReach: () => expect.fail('The store is there') })
    await expect.poll(() => told).toEqual([{ count: 120, what: 'changes' }])
    await saveChange(store, [7], 121)
    await expect.poll(() => told).toEqual([{ count: 120, what: 'changes' }, { count: 120, what: 'changes' }])
    watched.unsubscribe()
  })
})
