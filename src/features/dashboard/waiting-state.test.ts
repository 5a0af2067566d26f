import { describe, expect, it } from 'vitest'
import { accepted, rejected, sending, waiting } from '../../../tests/support/submission-rows'
import type { ConnectionState } from '@/connectivity/connectivity'
import { beginning, type ExpectedStep } from '@/outbox/progress'
import type { StoredRow, Submission } from '@/outbox/submission'
import { waitingState } from './waiting-state'

const unreadable = { kind: 'unreadable', sequence: 8, place: 8, order: 8, sellerId: 'S1', step: 4, scopes: [], shows: null, stored: {} } as const satisfies StoredRow
const ledger = (submissions: readonly Submission[], more: readonly StoredRow[] = [], nextStep: ExpectedStep = 3) => ({
  progress: { ...beginning('S1'), nextStep },
  rows: [...submissions.map((submission) => ({ kind: 'submission' as const, submission })), ...more],
  unread: null, asideDrafts: [],
})

describe('what the dashboard says of the steps that wait on this device', () => {
  it.each<[string, Submission[], StoredRow[], ConnectionState, string]>([
    ['nothing', [], [], 'offline', 'none'],
    ['nothing once all are accepted', [accepted({ sequence: 1, step: 3 })], [], 'online', 'none'],
    ['that they are sent automatically', [waiting({ sequence: 1, step: 3 }), sending({ sequence: 2, step: 4 })], [], 'online', 'on-its-way'],
    ['that there is no connection', [waiting({ sequence: 1, step: 3 })], [], 'offline', 'offline'],
    ['that the server refuses them', [waiting({ sequence: 1, step: 3 })], [], 'refused', 'refused'],
    ['that one needs attention, whatever the connection', [rejected({ sequence: 1, step: 3 }), waiting({ sequence: 2, step: 4 })], [], 'offline', 'attention'],
    ['that unreadable steps are not sent', [accepted({ sequence: 1, step: 3 })], [unreadable], 'online', 'unreadable'],
    ['that they are sent automatically, though another is unreadable', [waiting({ sequence: 1, step: 3 })], [unreadable], 'online', 'on-its-way'],
  ])('QUEUE-03 is %s', (_, submissions, more, connection, said) => {
    expect(waitingState(ledger(submissions, more), connection, null)).toBe(said)
  })

  it.each<[string, Submission[], ExpectedStep, string]>([
    ['that something has to be done first, if the step before was removed', [waiting({ sequence: 2, step: 4 })], 3, 'held'],
    ['that something has to be done first, if the expected step is unknown', [waiting({ sequence: 1, step: 5 }), waiting({ sequence: 2, step: 6 })], 'unknown', 'held'],
    ['that they are sent automatically, if one of them may be sent', [waiting({ sequence: 1, step: 4 }), waiting({ sequence: 2, step: 6 })], 4, 'on-its-way'],
  ])('QUEUE-02 QUEUE-03 is %s', (_, submissions, nextStep, said) => {
    expect(waitingState(ledger(submissions, [], nextStep), 'online', null)).toBe(said)
  })

  it("QUEUE-03 is 'held' rather than 'offline' if the steps are held by an earlier one", () => {
    expect(waitingState(ledger([waiting({ sequence: 2, step: 4 })]), 'offline', null)).toBe('held')
  })

  it("QUEUE-03 is not 'held' while other changes that may be sent have not been read", () => {
    expect(waitingState({ ...ledger([waiting({ sequence: 2, step: 4 })]), unread: { unsent: 1 } }, 'online', null)).toBe('on-its-way')
  })

  it("QUEUE-03 PWA-06 is 'unreadable' for a draft that was set aside, also while only a part has been read", () => {
    const aside = { ...ledger([accepted({ sequence: 1, step: 3 })]), asideDrafts: [{ form: 'unreadable step-4 key-1', step: 4 as const }] }
    expect(waitingState(aside, 'online', null)).toBe('unreadable')
    expect(waitingState({ ...aside, unread: { unsent: 0 } }, 'online', null)).toBe('unreadable')
    expect(waitingState({ ...aside, rows: ledger([waiting({ sequence: 1, step: 3 })]).rows }, 'online', null)).toBe('on-its-way')
  })

  it('QUEUE-03 is that a full device sends nothing, whatever the connection', () => {
    const waits = ledger([waiting({ sequence: 1, step: 3 })])
    expect([waitingState(waits, 'online', 'full'), waitingState(waits, 'offline', 'full'), waitingState(ledger([]), 'online', 'full')]).toEqual(['full', 'full', 'none'])
  })
})
