import { atMost, longestWaits } from '@/clock/at-most'
import { readStorageRoom, type StorageRoom } from '@/storage/storage-room'

/**
 * What the browser tells of the storage, before a screen with it is shown: later it would push down what is read already. Null
 * where that takes too long; the screen asks again itself.
 */
export const roomAhead = async (): Promise<StorageRoom | null> => (await atMost(longestWaits.storageRoom, readStorageRoom())) ?? null
