import { useSyncExternalStore } from 'react'
import type { StorageFailure } from '@/storage/storage-failure'
import { useOutbox } from './outbox-context'

/** What of the device's store keeps what waits from leaving, now; null for nothing. */
export function useSendingFailure(): StorageFailure | null {
  const { sending } = useOutbox()
  return useSyncExternalStore(sending.subscribe, sending.failure)
}
