import { failureOf } from './storage-failure'

/** Deletes what can be fetched again; resolves to whether there was any. */
export type MakeRoom = () => Promise<boolean>

/**
 * Runs work on the store, and once more if the device was full and room could be made (SNAP-07).
 * @param work takes effect as a whole or not at all
 * @param mayRepeat whether it may run again: it must not bring back or overwrite what was changed since
 */
export async function withRoom<T>(work: () => PromiseLike<T>, makeRoom: MakeRoom, mayRepeat: () => boolean = () => true): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const hasRoom = failureOf(error) === 'full' && (await makeRoom().catch(() => false))
    if (!hasRoom || !mayRepeat()) throw error
    return work()
  }
}
