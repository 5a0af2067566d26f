import { atMost } from '@/clock/at-most'
import { callTimeoutMilliseconds } from '@/contract/limits'
import type { OutboxDatabase } from '@/outbox/database'

/**
 * Lets go of what can be had again (SNAP-07). The code for it may be wanted by who holds the lock: it is waited for no longer
 * than an answer.
 * @param store where that lies, whatever there is no room for
 */
export const makeRoom = async (store: OutboxDatabase): Promise<boolean> =>
  (await atMost(callTimeoutMilliseconds, import('@/resources/make-room')))?.makeRoom(store) ?? false
