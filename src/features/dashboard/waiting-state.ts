import type { ConnectionState } from '@/connectivity/connectivity'
import { heldSubmissions } from '@/outbox/held-by'
import type { Ledger } from '@/outbox/outbox'
import { isPending, needsAttention, submissionsOf } from '@/outbox/submission'
import { hasAllUnsent, unsentIn } from '@/outbox/unsent'
import type { StorageFailure } from '@/storage/storage-failure'

/** Why what waits on this device has not been sent. */
export type WaitingState = 'none' | 'attention' | 'full' | 'held' | 'offline' | 'refused' | 'on-its-way' | 'unreadable'

/** @param failure the storage failure that currently prevents sending; null for none */
export function waitingState(ledger: Ledger, connection: ConnectionState, failure: StorageFailure | null): WaitingState {
  if (unsentIn(ledger) === 0) return 'none'
  const { rows, progress } = ledger
  const pending = submissionsOf(rows).filter(isPending)
  if (pending.length === 0 && hasAllUnsent(ledger)) return 'unreadable'
  if (pending.some(needsAttention)) return 'attention'
  if (failure === 'full') return 'full'
  // Only if every row is held: one that can be sent releases those behind it. Checked before `offline`, as a connection would not help.
  const held = heldSubmissions({ rows, nextStep: progress.nextStep })
  if (hasAllUnsent(ledger) && pending.every(({ sequence }) => held.has(sequence))) return 'held'
  return connection === 'online' ? 'on-its-way' : connection
}
