import { inTime } from './in-time'

/** Where the worker finds which language the pages are shown in: it can read no local storage. */
const cacheName = 'language'
const key = '/language'

/** Notes the language of the pages for the worker; where nothing can be kept, the pages change by themselves. */
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
