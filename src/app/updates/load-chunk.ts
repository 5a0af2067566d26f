import { atMost } from '@/clock/at-most'
import { appAttribute } from '@/languages/built-files'
import { workerAnswers } from './worker-answers'

/** The files that were asked for here, by their paths, until they are known not to come. */
const asked = new Map<string, Promise<unknown>>()

/**
 * Loads a part of the app, in place of Vite's own way to do so (see build/fetch-before-import.ts). A browser before the autumn
 * of 2026 keeps for the whole visit that a module could not be fetched: each further try fails, whatever the network does.
 * So its files are fetched as data first, side by side; the import itself reads them from the browser's cache, and is not
 * begun without them. What the page has asked for by itself, and what the worker has on the device, is imported at once: to ask
 * twice would cost every start.
 * @param load the import @param files the files of the part and of all that it needs, from the site's root
 * @throws where a file could not be had, once the window's listeners have heard of it
 */
export async function loadChunk<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  try {
    const paths = files.map((file) => `/${file}`)
    await Promise.all(paths.map((path) => askOnce(path, path.endsWith('.css') ? addStyles : fetchScript)))
    return await load()
  } catch (error) {
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
    throw error
  }
}

/** Asks for a file once, and again after that has failed. */
function askOnce(path: string, ask: (path: string) => Promise<unknown>): Promise<unknown> {
  const coming = asked.get(path) ?? ask(path)
  asked.set(path, coming)
  coming.catch(() => asked.delete(path))
  return coming
}

/** So long a look into the cache may take; it is one for each file of a visit, side by side. */
const lookMilliseconds = 300

/** What leaves a script to its import: that the page itself has asked for it, or that it is kept for the worker, which answers. */
const whatIsLeftToImport = async (path: string) =>
  document.querySelector(`[href="${path}"], [src="${path}"], [${appAttribute}="${path}"]`) ?? (workerAnswers() && (await atMost(lookMilliseconds, caches.match(path).catch(() => undefined))))

async function fetchScript(path: string, cache: RequestCache = 'default'): Promise<void> {
  if (await whatIsLeftToImport(path)) return
  const response = await fetch(path, { cache })
  // Only what was read whole is in the browser's cache.
  await response.arrayBuffer()
  if (response.ok && response.headers.get('content-type')?.includes('javascript') === true) return
  // A host that has not got a file yet may answer with a page, and the browser keep that as long as it would the file.
  if (cache === 'default') return fetchScript(path, 'reload')
  throw new TypeError(path)
}

/** Lays a sheet under the page. */
const addStyles = (path: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href: path })
    sheet.addEventListener('load', resolve)
    sheet.addEventListener('error', () => {
      sheet.remove()
      reject(new TypeError(path))
    })
    document.head.append(sheet)
  })
