import { withTimeLimit } from '@/clock/with-time-limit'
import { callTimeoutMilliseconds } from '@/contract/limits'
import type { OutboxDatabase } from '@/outbox/database'

/**
 * Deletes what can be fetched again (SNAP-07). The caller may hold the drain's lock, so it waits for the chunk no longer than for an
 * answer.
 * @param store the store of what was read, even if it is another store that is full
 */
export const makeRoom = async (store: OutboxDatabase): Promise<boolean> =>
  (await withTimeLimit(callTimeoutMilliseconds, import('@/resources/make-room')))?.makeRoom(store) ?? false
