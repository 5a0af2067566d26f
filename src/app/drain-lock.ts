import { drainLockName } from '@/sync/background'
import type { HoldLock } from '@/sync/sync'

/** Runs work while nobody else, in any tab or in the worker, sends what waits in this database. */
export const drainLock =
  (database: string): HoldLock =>
  async (work) =>
    // Over plain http there are none. Two tabs may then send a step both, and its key keeps it single.
    'locks' in navigator ? navigator.locks.request(drainLockName(database), work) : work()
