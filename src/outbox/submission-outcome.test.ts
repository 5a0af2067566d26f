import { describe, expect, it } from 'vitest'
import { claim, openOutbox, saveStep } from '../../tests/support/outbox-store'
import { accepted, pauseOf, rejected, sending, waiting } from '../../tests/support/submission-rows'
import { beginning } from './progress'
import type { Submission } from './submission'
import { outcomeIn } from './submission-outcome'

const now = 1_000_000
const outcome = (submissions: readonly Submission[], sequence = 1) =>
  outcomeIn(
    { progress: beginning('S1'), rows: submissions.map((submission) => ({ kind: 'submission', submission })) },
    sequence,
    now,
  )

describe('what became of a step, as the ledger shows it', () => {
  it('ONB-05 is accepted or rejected with the server\'s words', () => {
    expect(outcome([accepted({ sequence: 1, step: 3 })])).toEqual({ kind: 'accepted', message: 'Saved.' })
    expect(outcome([rejected({ sequence: 1, step: 3 })])).toEqual({ kind: 'rejected', status: 422, message: 'Not so.' })
  })

  it('ONB-06 is kept with the reason when a try failed, also after its pause is over', () => {
    for (const at of [now, now - 60_000])
      expect(outcome([waiting({ sequence: 1, step: 3, attempts: 1 }, pauseOf(at, 500))])).toEqual({
        kind: 'kept',
        failure: { kind: 'unreachable' },
      })
  })

  it('ONB-06 is open while it is being sent or about to be', () => {
    expect(outcome([sending({ sequence: 1, step: 3 })])).toBeNull()
    expect(outcome([waiting({ sequence: 1, step: 3 })])).toBeNull()
    expect(outcome([sending({ sequence: 2, step: 3, order: 1 }), waiting({ sequence: 1, step: 4, order: 2 })])).toBeNull()
    expect(outcome([waiting({ sequence: 2, step: 3, order: 1 }), waiting({ sequence: 1, step: 4, order: 2 })])).toBeNull()
  })

  it('QUEUE-05 is held behind a step that was refused, is missing, or pauses', () => {
    expect(outcome([rejected({ sequence: 2, step: 3 }), waiting({ sequence: 1, step: 4 })])).toEqual({ kind: 'held' })
    expect(outcome([waiting({ sequence: 1, step: 4 })])).toEqual({ kind: 'held' })
    expect(
      outcome([waiting({ sequence: 2, step: 3, order: 1 }, pauseOf(now, 500)), waiting({ sequence: 1, step: 4, order: 2 })]),
    ).toEqual({ kind: 'held' })
  })

  it('QUEUE-03 is gone when it was replaced or discarded', () => {
    expect(outcome([waiting({ sequence: 2, step: 3 })])).toEqual({ kind: 'gone' })
  })
})

describe('waiting for the outcome', () => {
  it.each([
    [{ kind: 'accepted', message: 'Saved.' } as const, { kind: 'accepted', message: 'Saved.' }],
    [{ kind: 'rejected', status: 409, message: 'Taken.' } as const, { kind: 'rejected', status: 409, message: 'Taken.' }],
    [{ kind: 'try-again', pause: pauseOf(now, 500) } as const, { kind: 'kept', failure: { kind: 'unreachable' } }],
  ])('ONB-05 ONB-06 resolves once another tab has settled it: %j', async (settlement, expected) => {
    const store = openOutbox()
    const sequence = await saveStep(store, 3, 1)
    const waitingFor = store.outbox.outcome('S1', sequence)
    const other = store.openAgain()
    await other.outbox.settle(await claim(other, sequence), settlement)
    expect(await waitingFor).toEqual(expected)
  })

  it('ONB-05 resolves at once when it is known already', async () => {
    const store = openOutbox()
    expect(await store.outbox.outcome('S1', 99)).toEqual({ kind: 'gone' })
    const held = await saveStep(store, 4, 1)
    expect(await store.outbox.outcome('S1', held)).toEqual({ kind: 'held' })
  })

  it('QUEUE-04 resolves as gone when the step was saved anew, and its refusal concerns nobody any more', async () => {
    const store = openOutbox()
    const sequence = await saveStep(store, 3, 1)
    const claimed = await claim(store, sequence)
    const waitingFor = store.outbox.outcome('S1', sequence)
    await saveStep(store, 3, 2)
    await store.outbox.settle(claimed, { kind: 'rejected', status: 422, message: 'Not so.' })
    expect(await waitingFor).toEqual({ kind: 'gone' })
  })
})
