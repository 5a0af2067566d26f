import { newId } from './new-id'
import { sharedPicturesCache } from './shared-pictures-cache'

/** Limits, so that a page that shares without end cannot fill the device; the seller is told when one is reached. */
const mostPictures = 5
const mostBytes = 25_000_000

/** The query of the address that a share leads to when it could not be kept. */
export const notKeptMark = 'shared=not-kept'

export interface SharedPicture {
  readonly key: string
  readonly file: File
}

const nameHeader = 'X-Name'
const keyPrefix = '/shared-pictures/'

/** Keeps all of the pictures, or none. @throws when the limits or the device leave no room for more */
export async function keepSharedPictures(files: readonly File[]): Promise<void> {
  const cache = await caches.open(sharedPicturesCache)
  const kept = await cache.keys()
  if (kept.length + files.length > mostPictures || files.some(({ size }) => size > mostBytes)) throw new Error('There is no room for more')
  const pictures = files.map((file) => ({ key: `${keyPrefix}${newId()}`, file }))
  try {
    for (const { key, file } of pictures) {
      const headers = { 'Content-Type': file.type, [nameHeader]: encodeURIComponent(file.name) }
      await cache.put(key, new Response(file, { headers }))
    }
  } catch (error) {
    // The seller is told that they could not be kept, and shares them again.
    await Promise.all(pictures.map(({ key }) => cache.delete(key)))
    throw error
  }
}

/** The shared pictures that nobody has taken yet; none where the browser has no caches, as over plain http. */
export async function sharedPictures(): Promise<readonly SharedPicture[]> {
  try {
    if (!(await caches.has(sharedPicturesCache))) return []
    const cache = await caches.open(sharedPicturesCache)
    const found = (await cache.keys()).map(async ({ url }) => {
      const kept = await cache.match(url)
      if (kept === undefined) return []
      const name = decodeURIComponent(kept.headers.get(nameHeader) ?? '')
      const blob = await kept.blob()
      return [{ key: new URL(url).pathname, file: new File([blob], name, { type: blob.type }) }]
    })
    return (await Promise.all(found)).flat()
  } catch {
    return []
  }
}

export async function removeSharedPicture(key: string): Promise<void> {
  await (await caches.open(sharedPicturesCache)).delete(key)
}
