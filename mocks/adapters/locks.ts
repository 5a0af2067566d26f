import { createSerialQueue, type SerialQueue } from '@mocks/engine/serial-queue'

/** Held while the conditions around the service are changed. */
export const conditionsLockName = 'seller-portal-in-browser-service conditions'

/** The platform's locks over all tabs; null where the browser has none. */
export const webLocks = (): LockManager | null =>
  typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : null

/** Runs one task at a time over all tabs; only within this page if the browser has no Web Locks. */
export function createBrowserLock(name: string): SerialQueue {
  const locks = webLocks()
  return locks === null ? createSerialQueue() : (work) => locks.request(name, work)
}
