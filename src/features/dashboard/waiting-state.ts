import type { ConnectionState } from '@/connectivity/connectivity'
import type { Ledger } from '@/outbox/outbox'
import { isPending, needsAttention, submissionsOf } from '@/outbox/submission'
import { isPartOfLedger, unsentIn } from '@/outbox/unsent'

/** What keeps the steps of this device from being sent. */
export type WaitingState = 'none' | 'attention' | 'offline' | 'refused' | 'on-its-way' | 'unreadable'

export function waitingState(ledger: Ledger, connection: ConnectionState): WaitingState {
  if (unsentIn(ledger) === 0) return 'none'
  const pending = submissionsOf(ledger.rows).filter(isPending)
  if (pending.length === 0 && !isPartOfLedger(ledger)) return 'unreadable'
  if (pending.some(needsAttention)) return 'attention'
  return connection === 'online' ? 'on-its-way' : connection
}
