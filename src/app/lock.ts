import { drainLockName } from '@/sync/shared-names'
import type { HoldLock } from '@/sync/sync'
import { database } from './device-store'

/** Runs work while no other tab, and not the worker, holds the lock of this name. */
export const holdLock = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  // Over plain http browsers have no locks: two tabs may then do the same work at once.
  'locks' in navigator ? navigator.locks.request(name, work) : work()

/**
 * Runs work while no other tab, and not the worker, sends what waits in this database. Without locks two tabs may both send a
 * step, which its idempotency key makes harmless.
 */
export const drainLock =
  (name: string): HoldLock =>
  (work) =>
    holdLock(drainLockName(name), work)

/** Nothing waits for sending any longer than this: a server may not answer, and the browser may have frozen the tab that sends. */
const longestSendingMilliseconds = 20_000

/** Waits while what the seller has saved is sent, from any tab or the worker. */
export async function whileSending(): Promise<void> {
  if (!('locks' in navigator)) return
  const waiting = { mode: 'shared', signal: AbortSignal.timeout(longestSendingMilliseconds) } as const
  await navigator.locks.request(drainLockName(database), waiting, () => undefined).catch(() => undefined)
}
