/** Pictures that were shared with the app lie here until somebody takes or removes them, or logs out; no version empties it. */
export const sharedPicturesCache = 'shared-pictures'

/** Where the browser keeps nothing of the kind there is nothing to remove. */
export async function removeSharedPictures(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(sharedPicturesCache)
}
