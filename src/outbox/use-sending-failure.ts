import { useSyncExternalStore } from 'react'
import type { StorageFailure } from '@/storage/storage-failure'
import { useOutbox } from './outbox-context'

/** The storage failure that currently keeps waiting submissions from being sent; null if there is none. */
export function useSendingFailure(): StorageFailure | null {
  const { sending } = useOutbox()
  return useSyncExternalStore(sending.subscribe, sending.failure)
}
