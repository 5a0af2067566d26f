import { describe, expect, it, onTestFinished } from 'vitest'
import type { OnboardingStep } from '@/contract/steps'
import { testCommands } from '../../tests/support/scoped-command'
import { claim, openOutbox, rowsOf, saveStep, type TestOutbox } from '../../tests/support/outbox-store'
import { accepted, pauseOf, rejected, sending, waiting } from '../../tests/support/submission-rows'
import { draftsOfStep } from './draft-key'
import { beginning, reachedStep } from './progress'
import { savedStatus } from './saved-step'
import { stepStatus } from './step-status'
import { parseRow, submissionsOf, unsentRows, type StoredRow, type Submission, type SubmissionFailure } from './submission'

const rowOf = (submission: Submission): StoredRow => ({ kind: 'submission', submission })

async function sendStep(store: TestOutbox, step: OnboardingStep): Promise<void> {
  await store.outbox.settle(await claim(store, await saveStep(store, step, step)), { kind: 'accepted', message: null })
}

const states = async (store: TestOutbox) => (await rowsOf(store)).map(({ step, state }) => [step, state])

describe('what the backend tells at sign-in', () => {
  async function openWithThree() {
    const store = openOutbox()
    for (const step of [3, 4] as const) await sendStep(store, step)
    await saveStep(store, 5, 5)
    return store
  }

  it('LOGIN-10 never undoes what it has accepted from this device', async () => {
    const store = await openWithThree()
    for (const nextStep of [4, 3] as const) {
      await store.outbox.signIn('S1', nextStep)
      expect(await states(store)).toEqual([[3, 'accepted'], [4, 'accepted'], [5, 'waiting']])
      expect((await store.outbox.ledger('S1')).progress.nextStep).toBe(5)
    }
  })

  it('LOGIN-10 removes nothing that the backend has', async () => {
    const store = await openWithThree()
    for (const nextStep of [5, 'complete'] as const) {
      await store.outbox.signIn('S1', nextStep)
      expect(await states(store)).toEqual([[3, 'accepted'], [4, 'accepted'], [5, 'waiting']])
    }
  })

  it('LOGIN-10 leaves everything as it is if the backend says nothing', async () => {
    const store = await openWithThree()
    await store.outbox.signIn('S1', 'unknown')
    expect(await states(store)).toEqual([[3, 'accepted'], [4, 'accepted'], [5, 'waiting']])
    expect((await store.outbox.ledger('S1')).progress).toMatchObject({ nextStep: 5, step: 6, reached: 6 })
  })
})

describe('logging out with steps that wait', () => {
  it('LAYOUT-04 P18 keeps the drafts from which those steps may have to be corrected, and no others', async () => {
    const store = openOutbox()
    await sendStep(store, 3)
    await saveStep(store, 4, 4)
    const draft = { values: {}, savedAt: 1 }
    for (const form of [draftsOfStep(3), draftsOfStep(4), 'feedback']) await store.outbox.writeDraft({ owner: 'S1', form }, draft)
    expect(await store.outbox.forget('S1', 'waiting-steps')).toEqual({ kind: 'stored', value: undefined })
    const kept = async (form: string) => store.outbox.readDraft({ owner: 'S1', form })
    expect([await kept(draftsOfStep(3)), await kept(draftsOfStep(4)), await kept('feedback')]).toEqual([null, draft, null])
  })

  it('LAYOUT-04 P16 keeps a row that this version cannot read, and succeeds', async () => {
    const store = openOutbox()
    await sendStep(store, 3)
    const damaged = await saveStep(store, 4, 4)
    await store.database.submissions.update(damaged, { state: 'of a later version' })
    expect((await store.outbox.forget('S1', 'waiting-steps')).kind).toBe('stored')
    expect((await store.database.submissions.toArray()).map(({ sequence }) => sequence)).toEqual([damaged])
  })
})

describe('how many steps wait', () => {
  it('QUEUE-03 P21 counts none that has arrived', async () => {
    const store = openOutbox()
    await sendStep(store, 3)
    await saveStep(store, 4, 4)
    const told = await new Promise((resolve, reject) => {
      const subscription = store.outbox.watchWaiting().subscribe({ next: resolve, outOfReach: () => reject(new Error('Out of reach')) })
      onTestFinished(() => subscription.unsubscribe())
    })
    expect(told).toEqual({ count: 1, what: 'steps' })
  })
})

describe('a device that has lost track', () => {
  it('ONB-04 LOGIN-10 S5 begins with the first step unless the backend knows better, and opens none beyond it', async () => {
    const { outbox } = openOutbox()
    await outbox.adoptPosition('S1', { step: 4, reached: 5 })
    expect((await outbox.ledger('S1')).progress.nextStep).toBe('unknown')
    expect(await outbox.signIn('S1', 'unknown')).toEqual({ kind: 'stored', value: { sellerId: 'S1', nextStep: 3, step: 3, reached: 3 } })
  })

  it('QUEUE-03 shows as sent what it saw arrive', async () => {
    const store = openOutbox()
    await sendStep(store, 3)
    const { rows } = await store.outbox.ledger('S1')
    expect(stepStatus({ progress: { ...beginning('S1'), nextStep: 'unknown' }, rows, unread: null, asideDrafts: [] }, 3)).toBe('sent')
  })
})

describe('an answer that comes too late', () => {
  it('LAYOUT-04 P18 does not bring back deleted data, even if the step was saved again since', async () => {
    const store = openOutbox()
    const claimed = await claim(store, await saveStep(store, 3, 1))
    await store.outbox.forget('S1', 'nothing')
    const anew = await saveStep(store, 3, 2)
    await store.outbox.settle(claimed, { kind: 'accepted', message: null })
    expect((await rowsOf(store)).map(({ sequence }) => sequence)).toEqual([anew])
    expect((await store.outbox.ledger('S1')).progress.nextStep).not.toBe(4)
  })
})

describe('what is told of a step', () => {
  it('ONB-06 stays under way while anything is being sent, even if the step itself has to wait', () => {
    const rows = [sending({ sequence: 1, step: 4 }), waiting({ sequence: 2, step: 5 })].map(rowOf)
    expect(savedStatus({ progress: beginning('S1'), rows, unread: null, asideDrafts: [] }, 2, 1000)).toEqual({ kind: 'under-way' })
    const still = [waiting({ sequence: 1, step: 4 }), waiting({ sequence: 2, step: 5 })].map(rowOf)
    expect(savedStatus({ progress: beginning('S1'), rows: still, unread: null, asideDrafts: [] }, 2, 1000)).toEqual({ kind: 'held' })
  })
})

describe('what is kept of a failed try', () => {
  it.each<SubmissionFailure>([
    { kind: 'unreachable' },
    { kind: 'unavailable', status: 503, message: 'Later.' },
    { kind: 'unavailable', status: 200, message: null },
    { kind: 'unauthorised' },
  ])('QUEUE-03 P21 is why: %j', async (failure) => {
    const store = openOutbox()
    const pause = { ...pauseOf(store.clock.time, 500), failure }
    await store.outbox.settle(await claim(store, await saveStep(store, 3, 1)), { kind: 'try-again', pause })
    expect(await rowsOf(store.openAgain())).toMatchObject([{ state: 'waiting', pause }])
  })

  it('LAYOUT-04 QUEUE-03 counts everything that has not arrived as unsent, including what cannot be read', () => {
    const unreadable: StoredRow = parseRow(testCommands, null)
    const arrived = accepted({ sequence: 4, step: 6 })
    const pending = [waiting({ sequence: 1, step: 3 }), sending({ sequence: 2, step: 4 }), rejected({ sequence: 3, step: 5 })]
    expect(unsentRows([...pending, arrived].map(rowOf))).toBe(3)
    expect(unsentRows([unreadable, rowOf(arrived)])).toBe(1)
    expect(unsentRows([])).toBe(0)
  })
})

describe('the place that local storage names', () => {
  const hint = { step: 6, reached: 7 } as const
  const placeOf = async (store: TestOutbox) => {
    const { progress, rows } = await store.outbox.ledger('S1')
    return { step: progress.step, reached: reachedStep(progress, submissionsOf(rows)) }
  }

  it('ONB-04 S5 counts if the device has nothing else of a seller', async () => {
    const store = openOutbox()
    await store.outbox.adoptPosition('S1', hint)
    expect(await placeOf(store)).toEqual({ step: 6, reached: 7 })
  })

  it('ONB-02 S5 opens nothing if the record was tampered with', async () => {
    const store = openOutbox()
    await store.database.table('progress').put({ sellerId: 'S1', nextStep: 'complete', step: 99, reached: 99 })
    await store.outbox.adoptPosition('S1', hint)
    expect(await placeOf(store)).toEqual({ step: 3, reached: 3 })
  })

  it('ONB-02 S5 opens no step beyond what saved steps prove if the record was lost', async () => {
    const store = openOutbox()
    await saveStep(store, 3, 1)
    await store.outbox.adoptPosition('S1', hint)
    expect(await placeOf(store)).toEqual({ step: 4, reached: 4 })
  })
})
