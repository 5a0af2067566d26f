import { drainLockName } from '@/sync/background'
import type { HoldLock } from '@/sync/sync'
import { holdLock } from './lock'

/**
 * Runs work while nobody else, in any tab or in the worker, sends what waits in this database. Where there are no locks
 * two tabs may send a step both, and its key keeps it single.
 */
export const drainLock =
  (database: string): HoldLock =>
  (work) =>
    holdLock(drainLockName(database), work)
