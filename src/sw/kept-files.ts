import { createPartialResponse } from 'workbox-range-requests'
import { pageFile } from '@/languages/built-files'
import { inTime } from './in-time'
import { isFull } from './is-full'
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
  /** Whether any of them is. */
  hasAny(): Promise<boolean>
  /** Fetches what is not kept yet, all at once. @throws when a file cannot be had */
  keep(files: readonly BuildFile[]): Promise<Keeping>
  /** Removes what earlier versions have left. */
  tidy(): Promise<void>
}

/** So long a file may take to come out of the cache where the network has something else in its place. */
const patienceForFileMilliseconds = 10_000

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
    // A build may list a file twice.
    const byKey = new Map(wanted.map((file) => [keyOf(file), file]))
    return [...byKey].flatMap(([key, file]) => (kept.has(key) ? [] : [file]))
  }

  async function fetchMissing(wanted: readonly BuildFile[]): Promise<void> {
    const cache = await self.caches.open(cacheName)
    const missing = await missingOf(wanted)
    // One after the other, as Workbox has it, 150 files cost 150 times the way to the host and back: 26 s on a slow line.
    const ends = await Promise.allSettled(missing.map(async (file) => cache.put(keyOf(file), await whole(await fetchFile(file, files)))))
    const failed = ends.filter((end) => end.status === 'rejected')
    const first = failed.find(({ reason }) => isFull(reason)) ?? failed[0]
    if (first !== undefined) throw first.reason
  }

  /** A page in the language of the pages, and after that as everybody has it: the one may be kept without the other. */
  async function inLanguage(page: BuildFile): Promise<readonly BuildFile[]> {
    const tag = await keptLanguage()
    const address = new URL(page.url, self.location.href).pathname.replace(/\.html$/, '')
    const spoken = tag === null ? undefined : byPath.get(`/${pageFile(address, tag)}`)
    return spoken === undefined ? [page] : [spoken, page]
  }

  /** The first of these files that is kept. Where none is, there is no cache after it either: opened, it would count as one. */
  async function firstKept(wanted: readonly BuildFile[]): Promise<Response | undefined> {
    for (const file of wanted) {
      // A server that varies its answers by origin must not hide the file from the page.
      const kept = await self.caches.match(keyOf(file), { cacheName, ignoreVary: true })
      if (kept !== undefined) return kept
    }
    return undefined
  }

  async function answerWith(request: Request, wanted: readonly BuildFile[]): Promise<Response> {
    // A cache that cannot be read has nothing.
    const lookup = firstKept(wanted).catch(() => undefined)
    const kept = await inTime(lookup)
    if (kept === 'late') return answerLate(request, wanted, lookup)
    return kept === undefined ? fetch(request) : inParts(request, kept)
  }

  return {
    answer(request, path = new URL(request.url).pathname) {
      // An address that was rendered at build is answered by its own page, whatever else the address asks for.
      const file = byPath.get(path) ?? byPath.get(`${path}.html`)
      if (file === undefined) return null
      return isPage(file) ? inLanguage(file).then((pages) => answerWith(request, pages)) : answerWith(request, [file])
    },
    hasAny: async () => (await self.caches.has(cacheName)) && (await (await self.caches.open(cacheName)).keys()).length > 0,
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

/** A film is asked for in parts: without an answer in parts it cannot be wound, and some browsers do not play it. */
const inParts = (request: Request, kept: Response): Response | Promise<Response> =>
  request.headers.has('range') ? createPartialResponse(request, kept) : kept

/** Answers out of the network while a look into the cache takes its time. */
async function answerLate(request: Request, wanted: readonly BuildFile[], lookup: Promise<Response | undefined>): Promise<Response> {
  const fetching = fetch(request).catch(() => null)
  // A network may say nothing for minutes.
  const fetched = await Promise.race([fetching, lookup.then((kept) => (kept === undefined ? fetching : null))])
  if (fetched !== null && (wanted.some(isPage) || (fetched.ok && isOfKind(fetched, request.url)))) return fetched
  // Without a network there is nothing but to wait; what came in the file's place is handed out where the file does not come.
  const kept = fetched === null ? await lookup : await inTime(lookup, patienceForFileMilliseconds)
  return kept === undefined || kept === 'late' ? (fetched ?? Response.error()) : inParts(request, kept)
}

/** Fetches a file of the build, of which these are all. @throws where something else comes in its place */
export async function fetchFile(file: BuildFile, files: readonly BuildFile[]): Promise<Response> {
  const { url, revision } = file
  const opened = isPage(file) ? await openedPage(file, files) : null
  if (opened !== null) return opened
  // What the page has loaded already comes out of the browser's cache; what may have changed is asked for by its mark. The
  // second try goes past that cache: what came in the file's place may lie there as long as the file would.
  for (const cache of [revision === null ? 'default' : 'no-cache', 'reload'] as const) {
    const response = await fetch(url, { cache, priority: 'low' })
    if (response.ok && (await isItself(response, file, files))) return response
  }
  throw new Error(`${url}: something else`)
}

const isPage = ({ url }: BuildFile): boolean => url.endsWith('.html')

/** A host that has not got a file yet answers with a page, or with that of the version before; so does a network that wants a sign-in. */
async function isItself(response: Response, file: BuildFile, files: readonly BuildFile[]): Promise<boolean> {
  if (isPage(file)) return isOfBuild(await response.clone().text(), files)
  return isOfKind(response, file.url)
}

/** Scripts and style sheets come under a type by which a browser takes them: anything else would be kept as the file for good. Of other files hosts may know none. */
function isOfKind(response: Response, address: string): boolean {
  const type = response.headers.get('content-type') ?? ''
  if (address.endsWith('.js')) return /(?:java|ecma)script/i.test(type)
  return address.endsWith('.css') ? /^$|text\/css/i.test(type) : !type.includes('text/html')
}

/**
 * All of an answer before any of it is written: a process that ends while a file still comes leaves a cache that waits for it.
 * It tells no more that a host with clean addresses led away from the file's own name, which browsers take for no page.
 */
async function whole(response: Response): Promise<Response> {
  const { status, statusText, headers } = response
  return new Response(await response.arrayBuffer(), { status, statusText, headers })
}
