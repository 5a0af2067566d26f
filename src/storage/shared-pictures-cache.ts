import { atMost } from '@/clock/at-most'

/** Pictures that were shared with the app lie here until somebody takes or removes them, or logs out; no version empties it. */
export const sharedPicturesCache = 'shared-pictures'

/** So long a sign-in waits for their going, in milliseconds: a cache may answer nobody until the browser itself ends. */
const patienceMilliseconds = 1000

/** Where the browser keeps nothing of the kind there is nothing to remove. */
export async function removeSharedPictures(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(sharedPicturesCache)
}

/** The same for who comes after somebody else, however it ends. */
export const removeSharedPicturesInTime = (): Promise<unknown> =>
  atMost(patienceMilliseconds, removeSharedPictures().catch(() => undefined))
