import { failureOf } from './storage-failure'

/** Lets go of what can be had again; answers whether there was any. */
export type MakeRoom = () => Promise<boolean>

/**
 * Works on the store, and once more where the device was full and has room now (SNAP-07).
 * @param work one that is done as a whole or not at all
 * @param mayRepeat whether it still may: nothing comes back, or gets older, by that
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
