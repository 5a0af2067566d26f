import type { ConnectionState } from '@/connectivity/connectivity'
import { heldSubmissions } from '@/outbox/held-by'
import type { Ledger } from '@/outbox/outbox'
import { isPending, needsAttention, submissionsOf } from '@/outbox/submission'
import { hasAllUnsent, unsentIn } from '@/outbox/unsent'
import type { StorageFailure } from '@/storage/storage-failure'

/** What keeps the steps of this device from being sent. */
export type WaitingState = 'none' | 'attention' | 'full' | 'held' | 'offline' | 'refused' | 'on-its-way' | 'unreadable'

/** @param failure what of the device's store keeps them from leaving, now */
export function waitingState(ledger: Ledger, connection: ConnectionState, failure: StorageFailure | null): WaitingState {
  if (unsentIn(ledger) === 0) return 'none'
  const { rows, progress } = ledger
  const pending = submissionsOf(rows).filter(isPending)
  if (pending.length === 0 && hasAllUnsent(ledger)) return 'unreadable'
  if (pending.some(needsAttention)) return 'attention'
  if (failure === 'full') return 'full'
  // One that may leave is enough: what it holds follows it. No connection helps where none may.
  const held = heldSubmissions({ rows, nextStep: progress.nextStep })
  if (hasAllUnsent(ledger) && pending.every(({ sequence }) => held.has(sequence))) return 'held'
  return connection === 'online' ? 'on-its-way' : connection
}
