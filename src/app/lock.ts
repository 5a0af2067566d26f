import { drainLockName } from '@/sync/background'
import type { HoldLock } from '@/sync/sync'

/** Runs work while no other tab, and not the worker, holds the lock of this name. */
export const holdLock = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  // Over plain http there are none: two tabs may then do the same work at once.
  'locks' in navigator ? navigator.locks.request(name, work) : work()

/**
 * Runs work while nobody else, in any tab or in the worker, sends what waits in this database. Where there are no locks
 * two tabs may send a step both, and its key keeps it single.
 */
export const drainLock =
  (database: string): HoldLock =>
  (work) =>
    holdLock(drainLockName(database), work)
