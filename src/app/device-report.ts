import { readStorageRoom, type StorageRoom } from '@/storage/storage-room'
import { atMost } from './at-most'
import type { OfflineReadiness } from './updates/offline-readiness'
import { workerAnswers } from './updates/worker-answers'

const longestWaitMilliseconds = 300

/**
 * What is told before a screen is shown, since later it would move what is read already; null where it takes too long or cannot be
 * had: the screen asks again itself.
 */
const ahead = async <T>(ask: () => Promise<T>): Promise<T | null> => (await atMost(longestWaitMilliseconds, ask()).catch(() => null)) ?? null

/** What the browser tells of the storage. */
export const roomAhead = (): Promise<StorageRoom | null> => ahead(readStorageRoom)

/** The same, and whether every screen opens without a connection; a worker that is not there yet is not waited for. */
export async function aboutAhead(): Promise<{ readonly room: StorageRoom | null; readonly readiness: OfflineReadiness | null }> {
  const readinessAhead = async () => (workerAnswers() ? ahead(async () => (await import('./updates/offline-readiness')).askReadiness()) : null)
  const [room, readiness] = await Promise.all([roomAhead(), readinessAhead()])
  return { room, readiness }
}
