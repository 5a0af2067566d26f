import { withTimeLimit } from '@/clock/with-time-limit'

/** Holds pictures that were shared with the app until somebody takes or removes them, or logs out; an update of the app leaves it alone. */
export const sharedPicturesCache = 'shared-pictures'

/** How long a sign-in waits for their removal: a cache may hang until the browser is restarted. */
const patienceMilliseconds = 1000

/** Does nothing where the browser has no caches, as over plain http. */
export async function removeSharedPictures(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(sharedPicturesCache)
}

/** The same when another seller signs in: never rejects, and waits for a limited time. */
export const removeSharedPicturesInTime = (): Promise<unknown> =>
  withTimeLimit(patienceMilliseconds, removeSharedPictures().catch(() => undefined))
