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

describe('what the dashboard says of the steps on this device', () => {
  it.each<[string, Submission[], StoredRow[], ConnectionState, string]>([
    ['nothing', [], [], 'offline', 'none'],
    ['nothing once all has arrived', [accepted({ sequence: 1, step: 3 })], [], 'online', 'none'],
    ['that they are sent by themselves', [waiting({ sequence: 1, step: 3 }), sending({ sequence: 2, step: 4 })], [], 'online', 'on-its-way'],
    ['that there is no connection', [waiting({ sequence: 1, step: 3 })], [], 'offline', 'offline'],
    ['that the server refuses them', [waiting({ sequence: 1, step: 3 })], [], 'refused', 'refused'],
    ['that one needs a change, whatever the connection', [rejected({ sequence: 1, step: 3 }), waiting({ sequence: 2, step: 4 })], [], 'offline', 'attention'],
    ['that what cannot be read is not sent', [accepted({ sequence: 1, step: 3 })], [unreadable], 'online', 'unreadable'],
    ['more of what is sent than of what cannot be read', [waiting({ sequence: 1, step: 3 })], [unreadable], 'online', 'on-its-way'],
  ])('QUEUE-03 is %s', (_, submissions, more, connection, said) => {
    expect(waitingState(ledger(submissions, more), connection, null)).toBe(said)
  })

  it.each<[string, Submission[], ExpectedStep, string]>([
    ['that something has to be done first, where the step before was removed', [waiting({ sequence: 2, step: 4 })], 3, 'held'],
    ['the same where nobody knows which step is expected', [waiting({ sequence: 1, step: 5 }), waiting({ sequence: 2, step: 6 })], 'unknown', 'held'],
    ['that they are sent by themselves where one of them may leave', [waiting({ sequence: 1, step: 4 }), waiting({ sequence: 2, step: 6 })], 4, 'on-its-way'],
  ])('QUEUE-02 QUEUE-03 is %s', (_, submissions, nextStep, said) => {
    expect(waitingState(ledger(submissions, [], nextStep), 'online', null)).toBe(said)
  })

  it('QUEUE-03 is not that a connection is all that is missing, where the steps are held', () => {
    expect(waitingState(ledger([waiting({ sequence: 2, step: 4 })]), 'offline', null)).toBe('held')
  })

  it('QUEUE-03 is nothing of what holds steps while changes that may leave have not been read', () => {
    expect(waitingState({ ...ledger([waiting({ sequence: 2, step: 4 })]), unread: { unsent: 1 } }, 'online', null)).toBe('on-its-way')
  })

  it('QUEUE-03 PWA-06 is that a draft that was set aside is not sent, also while only a part has been read', () => {
    const aside = { ...ledger([accepted({ sequence: 1, step: 3 })]), asideDrafts: [{ form: 'unreadable step-4 key-1', step: 4 as const }] }
    expect(waitingState(aside, 'online', null)).toBe('unreadable')
    expect(waitingState({ ...aside, unread: { unsent: 0 } }, 'online', null)).toBe('unreadable')
    expect(waitingState({ ...aside, rows: ledger([waiting({ sequence: 1, step: 3 })]).rows }, 'online', null)).toBe('on-its-way')
  })

  it('QUEUE-03 is that nothing leaves a full device, whatever the connection', () => {
    const waits = ledger([waiting({ sequence: 1, step: 3 })])
    expect([waitingState(waits, 'online', 'full'), waitingState(waits, 'offline', 'full'), waitingState(ledger([]), 'online', 'full')]).toEqual(['full', 'full', 'none'])
  })
})
