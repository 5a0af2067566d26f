import { withTimeLimit } from '@/clock/with-time-limit'
import { appAttribute } from '@/languages/built-files'
import { workerAnswers } from './worker-answers'

/** The requests for files made here, by path; a request that has failed is removed. */
const asked = new Map<string, Promise<unknown>>()

/**
 * Loads a part of the app, instead of Vite's own helper (see build/fetch-before-import.ts). Browsers before the autumn of 2026
 * remember for the whole visit that a module failed to load: each further import fails, whatever the network does. So the
 * files are fetched as data first, in parallel; the import then reads them from the HTTP cache, and does not begin without them. Files
 * that the page itself has requested, or that the worker has cached, are imported at once: requesting them twice would slow every start.
 * @param load the import @param files the files of the part and of all that it needs, from the site's root
 * @throws if a file cannot be loaded, after the event `vite:preloadError`
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

/** Requests a file once, and again only after a failure. */
function askOnce(path: string, ask: (path: string) => Promise<unknown>): Promise<unknown> {
  const coming = asked.get(path) ?? ask(path)
  asked.set(path, coming)
  coming.catch(() => asked.delete(path))
  return coming
}

/** How long a look-up in the cache may take; each file of a visit is looked up once, in parallel. */
const lookMilliseconds = 300

/** Truthy if a script can be left to its import: the page itself has requested it, or the worker that controls the page has cached it. */
const whatIsLeftToImport = async (path: string) =>
  document.querySelector(`[href="${path}"], [src="${path}"], [${appAttribute}="${path}"]`) ?? (workerAnswers() && (await withTimeLimit(lookMilliseconds, caches.match(path).catch(() => undefined))))

async function fetchScript(path: string, cache: RequestCache = 'default'): Promise<void> {
  if (await whatIsLeftToImport(path)) return
  const response = await fetch(path, { cache })
  // The browser caches a response only once its body was read to the end.
  await response.arrayBuffer()
  if (response.ok && response.headers.get('content-type')?.includes('javascript') === true) return
  // A host that does not have the file yet may answer with an HTML page, which the browser caches as long as it would the file.
  if (cache === 'default') return fetchScript(path, 'reload')
  throw new TypeError(path)
}

/** Adds a style sheet to the page. */
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
