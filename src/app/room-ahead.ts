import { withTimeLimit, longestWaits } from '@/clock/with-time-limit'
import { readStorageRoom, type StorageRoom } from '@/storage/storage-room'

/**
 * The browser's storage estimate, read before a screen that shows it: coming later, it would push down what is being read. Null
 * if that takes too long; the screen then asks again itself.
 */
export const roomAhead = async (): Promise<StorageRoom | null> => (await withTimeLimit(longestWaits.storageRoom, readStorageRoom())) ?? null
