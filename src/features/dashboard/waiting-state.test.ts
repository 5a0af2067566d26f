import { describe, expect, it } from 'vitest'
import { accepted, rejected, sending, waiting } from '../../../tests/support/submission-rows'
import type { ConnectionState } from '@/connectivity/connectivity'
import { beginning } from '@/outbox/progress'
import type { StoredRow, Submission } from '@/outbox/submission'
import { waitingState } from './waiting-state'

const unreadable = { kind: 'unreadable', sequence: 8, place: 8, order: 8, sellerId: 'S1', step: 4, scopes: [], shows: null, stored: {} } as const satisfies StoredRow
const ledger = (submissions: readonly Submission[], more: readonly StoredRow[] = []) => ({
  progress: beginning('S1'),
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
    expect(waitingState(ledger(submissions, more), connection)).toBe(said)
  })
})
