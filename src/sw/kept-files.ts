import { createPartialResponse } from 'workbox-range-requests'
import { pageFile } from '@/languages/built-files'
import { inTime } from './in-time'
import { keptLanguage } from './kept-language'
import type { Keeping } from './messages'
import { isOfBuild, openedPage } from './opened-page'

declare const self: ServiceWorkerGlobalScope

/** A file of the build; without a revision its name changes with its content. */
export interface BuildFile {
  readonly url: string
  readonly revision: string | null
}

export interface KeptFiles {
  /**
   * Answers with a file of these, kept or not; null where the address is none of theirs. A page is answered in the
   * language that is kept for it, where it stands in that one.
   */
  answer(request: Request, path?: string): Promise<Response> | null
  /** Fetches what is not kept yet, all at once. @throws when a file cannot be had */
  keep(files: readonly BuildFile[]): Promise<Keeping>
  /** Removes what earlier versions have left. */
  tidy(): Promise<void>
}

/** Named as Workbox names it: what an earlier version of the app has kept is found, and not fetched again. */
function keyOf({ url, revision }: BuildFile): string {
  const key = new URL(url, self.location.href)
  if (revision !== null) key.searchParams.set('__WB_REVISION__', revision)
  return key.href
}

/** Files of the build in a cache of their own, and nothing else: an answer of the backend never is. */
export function createKeptFiles(cacheName: string, files: readonly BuildFile[]): KeptFiles {
  const byPath = new Map(files.map((file) => [new URL(file.url, self.location.href).pathname, file]))
  let turn: Promise<unknown> = Promise.resolve()

  async function missingOf(wanted: readonly BuildFile[]): Promise<BuildFile[]> {
    const cache = await self.caches.open(cacheName)
    const kept = new Set((await cache.keys()).map(({ url }) => url))
    return wanted.filter((file) => !kept.has(keyOf(file)))
  }

  async function fetchMissing(wanted: readonly BuildFile[]): Promise<void> {
    const cache = await self.caches.open(cacheName)
    const missing = await missingOf(wanted)
    // One after the other, as Workbox has it, 150 files cost 150 times the way to the host and back: 26 s on a slow line.
    await Promise.all(missing.map(async (file) => cache.put(keyOf(file), await whole(await fetchFile(file, files)))))
  }

  async function pageInLanguage(page: BuildFile): Promise<BuildFile> {
    const kept = await inTime(keptLanguage().catch(() => null))
    const tag = kept === 'late' ? null : kept
    const address = new URL(page.url, self.location.href).pathname.replace(/\.html$/, '')
    return (tag === null ? undefined : byPath.get(`/${pageFile(address, tag)}`)) ?? page
  }

  async function answerWith(request: Request, file: BuildFile): Promise<Response> {
    // A server that varies its answers by origin must not hide the file from the page.
    const lookup = self.caches.open(cacheName).then((cache) => cache.match(keyOf(file), { ignoreVary: true }))
    const kept = await inTime(lookup)
    // Without a network there is nothing but to wait.
    if (kept === 'late') return fetch(request).catch(async () => (await lookup) ?? Response.error())
    if (kept === undefined) return fetch(request)
    // A film is asked for in parts: without an answer in parts it cannot be wound, and some browsers do not play it.
    return request.headers.has('range') ? createPartialResponse(request, kept) : kept
  }

  return {
    answer(request, path = new URL(request.url).pathname) {
      // An address that was rendered at build is answered by its own page, whatever else the address asks for.
      const file = byPath.get(path) ?? byPath.get(`${path}.html`)
      if (file === undefined) return null
      return isPage(file) ? pageInLanguage(file).then((page) => answerWith(request, page)) : answerWith(request, file)
    },
    async keep(wanted) {
      const isComplete = (await missingOf(wanted)).length === 0
      // Two pages that ask do not have the same file fetched twice.
      turn = turn.catch(() => undefined).then(() => fetchMissing(wanted))
      await turn
      return isComplete ? 'kept-before' : 'kept-now'
    },
    async tidy() {
      if (!(await self.caches.has(cacheName))) return
      const cache = await self.caches.open(cacheName)
      const wanted = new Set(files.map(keyOf))
      const outdated = (await cache.keys()).filter(({ url }) => !wanted.has(url))
      await Promise.all(outdated.map((request) => cache.delete(request)))
    },
  }
}

async function fetchFile(file: BuildFile, files: readonly BuildFile[]): Promise<Response> {
  const { url, revision } = file
  const opened = isPage(file) ? await openedPage(file, files) : null
  if (opened !== null) return opened
  // What the page has loaded already comes out of the browser's cache; what may have changed is asked for by its mark. The
  // second try goes past that cache: what came in the file's place may lie there as long as the file would.
  for (const cache of [revision === null ? 'default' : 'no-cache', 'reload'] as const) {
    const response = await fetch(url, { cache, priority: 'low' })
    if (!response.ok) throw new Error(`${url}: ${response.status}`)
    if (await isItself(response, file, files)) return response
  }
  throw new Error(`${url}: something else`)
}

const isPage = ({ url }: BuildFile): boolean => url.endsWith('.html')

/** A host that has not got a file yet answers with a page, or with that of the version before; so does a network that wants a sign-in. */
async function isItself(response: Response, file: BuildFile, files: readonly BuildFile[]): Promise<boolean> {
  if (isPage(file)) return isOfBuild(await response.clone().text(), files)
  return response.headers.get('content-type')?.includes('text/html') !== true
}

/**
 * All of an answer before any of it is written: a process that ends while a file still comes leaves a cache that waits for it.
 * It tells no more that a host with clean addresses led away from the file's own name, which browsers take for no page.
 */
async function whole(response: Response): Promise<Response> {
  const { status, statusText, headers } = response
  return new Response(await response.arrayBuffer(), { status, statusText, headers })
}
