import { inTime } from './in-time'

/** The cache that tells the worker the language of the pages, since a worker cannot read local storage. */
const cacheName = 'language'
const key = '/language'

/** Notes the language of the pages for the worker; if nothing can be stored, each page switches its language by itself. */
export async function keepLanguageForWorker(tag: string): Promise<void> {
  try {
    await (await caches.open(cacheName)).put(key, new Response(tag))
  } catch {
    // As in a private window, or over plain http.
  }
}

/** The language that was noted last; null where none was, or none can be read. */
export async function keptLanguage(): Promise<string | null> {
  try {
    const kept = await inTime(caches.match(key, { cacheName }).then((note) => note?.text()))
    return kept === undefined || kept === 'late' ? null : kept
  } catch {
    return null
  }
}
