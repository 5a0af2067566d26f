import { describe, expect, it } from 'vitest'
import { claim, openOutbox, rowsOf, saveStep, type TestOutbox } from '../../tests/support/outbox-store'
import { accepted, pauseOf, rejected, sending, undecided, waiting } from '../../tests/support/submission-rows'
import { reopened } from './decide-submission'
import { hasLostTrack } from './registration-status'
import { beginning, type Progress } from './progress'
import { rowOf, type RejectedSubmission, type Submission, type UndecidedSubmission } from './submission'

const put = async (store: TestOutbox, ...submissions: readonly Submission[]): Promise<void> => {
  for (const submission of submissions) await store.database.submissions.put(rowOf(submission))
}
/** A refused step with these changes. */
function refusedWith(changes: Partial<RejectedSubmission>): Submission {
  const submission = rejected({ sequence: 1, step: 3 })
  return submission.state === 'rejected' ? { ...submission, ...changes } : submission
}

const isStopped = (submission: Submission): submission is RejectedSubmission | UndecidedSubmission =>
  submission.state === 'rejected' || submission.state === 'undecided'

describe('a token that the backend has refused', () => {
  async function refuse(store: TestOutbox, token: string): Promise<void> {
    await store.outbox.settle(await claim(store, await saveStep(store, 3, 1)), { kind: 'unauthorised', token })
  }

  it('ROUTE-08 QUEUE-05 P9 is known to every tab as refused, and no other token is', async () => {
    const store = openOutbox()
    expect(await store.outbox.isTokenRefused('T1')).toBe(false)
    await refuse(store, 'T1')
    const other = store.openAgain().outbox
    expect([await other.isTokenRefused('T1'), await other.isTokenRefused('T2')]).toEqual([true, false])
  })

  it('ROUTE-08 S6 is not stored on the device itself; one that an earlier version has stored is recognised', async () => {
    const store = openOutbox()
    await refuse(store, 'T1')
    expect(JSON.stringify(await store.database.senders.toArray())).not.toContain('"T1"')
    await store.database.senders.put({ place: 'refused', sellerId: 'S1', token: 'T0' })
    expect([await store.outbox.isTokenRefused('T0'), await store.outbox.isTokenRefused('T1')]).toEqual([true, false])
  })

  it('LOGIN-09 may be valid again after a sign-in', async () => {
    const store = openOutbox()
    await refuse(store, 'T1')
    expect((await store.outbox.trustTokensAgain()).kind).toBe('stored')
    expect(await store.outbox.isTokenRefused('T1')).toBe(false)
    await refuse(store, 'T1')
    await store.outbox.signIn('S1', 3)
    expect(await store.outbox.isTokenRefused('T1')).toBe(false)
  })

  it('QUEUE-06 P14 removes the worker\'s credentials with this token, and with no other', async () => {
    const store = openOutbox()
    await saveStep(store, 4, 2)
    await store.outbox.setWorkerCredentials({ sellerId: 'S1', token: 'T2' })
    await refuse(store, 'T1')
    expect(await store.outbox.workerCredentials()).toEqual({ sellerId: 'S1', token: 'T2' })
    await store.outbox.settle(await claim(store, 2), { kind: 'unauthorised', token: 'T2' })
    expect(await store.outbox.workerCredentials()).toBeNull()
  })
})

describe('a step that waits for the seller\'s decision', () => {
  it.each<[string, Submission, true | undefined]>([
    ['undecided', undecided({ sequence: 1, step: 3 }), true],
    ['refused', rejected({ sequence: 1, step: 3 }), undefined],
    ['refused after an answer was lost', refusedWith({ lostAnswer: true }), true],
  ])('QUEUE-04 P3 keeps its key and its place if it was %s', (_, stopped, lostAnswer) => {
    if (!isStopped(stopped)) throw new Error('It is stopped')
    const { sequence, order, key, body } = stopped
    const again = reopened(stopped)
    expect(again).toMatchObject({ sequence, order, key, body, state: 'waiting', pause: null })
    expect(again.lostAnswer).toBe(lostAnswer)
  })

  it.each([
    ['is being sent', sending({ sequence: 1, step: 3 })],
    ['waits', waiting({ sequence: 1, step: 3 })],
    ['has arrived', accepted({ sequence: 1, step: 3 })],
  ])('QUEUE-03 cannot be decided here while it %s: another tab was quicker', async (_, submission) => {
    const store = openOutbox()
    await put(store, submission)
    expect((await store.outbox.confirmDelivered(1)).kind).toBe('stored')
    expect((await store.outbox.sendAgain(1)).kind).toBe('stored')
    expect(await rowsOf(store)).toEqual([submission])
    expect((await store.outbox.ledger('S1')).progress).toEqual({ ...beginning('S1'), nextStep: expect.anything() })
  })

  it('QUEUE-03 cannot be decided once it is gone', async () => {
    const store = openOutbox()
    expect((await store.outbox.confirmDelivered(7)).kind).toBe('stored')
    expect((await store.outbox.sendAgain(7)).kind).toBe('stored')
    expect(await store.database.submissions.count()).toBe(0)
  })

  it('QUEUE-03 P20 is discarded together with older versions of the same step, and with nothing else', async () => {
    const store = openOutbox()
    await put(
      store,
      accepted({ sequence: 1, step: 3 }),
      waiting({ sequence: 2, step: 3 }, pauseOf(1, 500)),
      waiting({ sequence: 3, step: 4 }),
      waiting({ sequence: 4, step: 3 }),
      waiting({ sequence: 5, step: 3, sellerId: 'S2' }),
      waiting({ sequence: 6, step: 3 }),
    )
    await store.outbox.discard(4)
    expect((await store.database.submissions.toArray()).map(({ sequence }) => sequence)).toEqual([1, 3, 5, 6])
  })
})

describe('a device that has lost track', () => {
  const lost = (progress: Partial<Progress>, ...submissions: readonly Submission[]): boolean =>
    hasLostTrack({
      progress: { ...beginning('S1'), nextStep: 'unknown', ...progress },
      rows: submissions.map((submission) => ({ kind: 'submission', submission })),
      unread: null, asideDrafts: [],
    })

  it('ONB-04 is recognised if the seller is past the first step and nobody knows which step is expected', () => {
    expect(lost({ reached: 5 })).toBe(true)
    expect(lost({}, waiting({ sequence: 1, step: 4 }))).toBe(true)
    expect(lost({ reached: 5, nextStep: 5 })).toBe(false)
  })

  it('ONB-04 is not assumed at the first step, or while the first step itself waits', () => {
    expect(lost({})).toBe(false)
    expect(lost({ reached: 5 }, waiting({ sequence: 1, step: 3 }), waiting({ sequence: 2, step: 4 }))).toBe(false)
    expect(lost({ reached: 5 }, accepted({ sequence: 1, step: 3 }))).toBe(true)
  })
})

describe('a refusal that a sign-in may lift', () => {
  it('LOGIN-09 QUEUE-05 is a 403, and no other', async () => {
    const store = openOutbox()
    await put(store, refusedWith({ status: 403 }), rejected({ sequence: 2, step: 4 }), waiting({ sequence: 3, step: 5 }))
    await store.outbox.signIn('S1', 3)
    expect((await rowsOf(store)).map(({ state }) => state)).toEqual(['waiting', 'rejected', 'waiting'])
  })
})
