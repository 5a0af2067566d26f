import type { ConnectionState } from '@/connectivity/connectivity'
import type { Ledger } from '@/outbox/outbox'
import { isPending, needsAttention, submissionsOf, unsentRows } from '@/outbox/submission'

/** What keeps the steps of this device from being sent. */
export type WaitingState = 'none' | 'attention' | 'offline' | 'on-its-way' | 'unreadable'

export function waitingState({ rows }: Ledger, connection: ConnectionState): WaitingState {
  if (unsentRows(rows) === 0) return 'none'
  const pending = submissionsOf(rows).filter(isPending)
  if (pending.length === 0) return 'unreadable'
  if (pending.some(needsAttention)) return 'attention'
  return connection === 'offline' ? 'offline' : 'on-its-way'
}
