import { createPartialResponse } from 'workbox-range-requests'
import { pageFile } from '@/languages/built-files'
import { inTime } from './in-time'
import { isFull } from './is-full'
import { keptLanguage } from './kept-language'
import type { PrecacheResult } from './messages'
import { isOfBuild, openedPage } from './opened-page'

declare const self: ServiceWorkerGlobalScope

/** A file of the build; if `revision` is null, the name changes with the content. */
export interface BuildFile {
  readonly url: string
  readonly revision: string | null
}

export interface Precache {
  /**
   * Answers with one of these files, from the cache or the network; null if the address is none of theirs. A page is
   * answered in the language noted for the worker, if it exists in that language.
   */
  answer(request: Request, path?: string): Promise<Response> | null
  /** Whether any of the files is kept. */
  hasAny(): Promise<boolean>
  /** Fetches what is not kept yet, in parallel. @throws when a file cannot be fetched */
  keep(files: readonly BuildFile[]): Promise<PrecacheResult>
  /** Removes what earlier versions have left. */
  tidy(): Promise<void>
}

/** How long to wait for the cache when the network has answered with something else in place of the file. */
const patienceForFileMilliseconds = 10_000

/** Keys are named as Workbox names them, so that files kept by an earlier version of the app are found and not fetched again. */
function keyOf({ url, revision }: BuildFile): string {
  const key = new URL(url, self.location.href)
  if (revision !== null) key.searchParams.set('__WB_REVISION__', revision)
  return key.href
}

/** Keeps files of the build in a cache of their own, and nothing else: never an answer of the backend. */
export function createPrecache(cacheName: string, files: readonly BuildFile[]): Precache {
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
    // In parallel: one after the other, as Workbox does it, 150 files cost 150 round trips, 26 s on a slow connection.
    const ends = await Promise.allSettled(missing.map(async (file) => cache.put(keyOf(file), await whole(await fetchFile(file, files)))))
    const failed = ends.filter((end) => end.status === 'rejected')
    const first = failed.find(({ reason }) => isFull(reason)) ?? failed[0]
    if (first !== undefined) throw first.reason
  }

  /** A page in the noted language, and after that in the default one: either may be kept without the other. */
  async function inLanguage(page: BuildFile): Promise<readonly BuildFile[]> {
    const tag = await keptLanguage()
    const address = new URL(page.url, self.location.href).pathname.replace(/\.html$/, '')
    const spoken = tag === null ? undefined : byPath.get(`/${pageFile(address, tag)}`)
    return spoken === undefined ? [page] : [spoken, page]
  }

  /** The first of these files that is kept. Unlike `caches.open`, `caches.match` does not create a cache that is missing. */
  async function firstKept(wanted: readonly BuildFile[]): Promise<Response | undefined> {
    for (const file of wanted) {
      // A server that varies its answers by origin must not hide the file from the page.
      const kept = await self.caches.match(keyOf(file), { cacheName, ignoreVary: true })
      if (kept !== undefined) return kept
    }
    return undefined
  }

  async function answerWith(request: Request, wanted: readonly BuildFile[]): Promise<Response> {
    // A cache that cannot be read counts as empty.
    const lookup = firstKept(wanted).catch(() => undefined)
    const kept = await inTime(lookup)
    if (kept === 'late') return answerLate(request, wanted, lookup)
    return kept === undefined ? fetch(request) : inParts(request, kept)
  }

  return {
    answer(request, path = new URL(request.url).pathname) {
      // An address that was rendered at build is answered with its own page, whatever its query.
      const file = byPath.get(path) ?? byPath.get(`${path}.html`)
      if (file === undefined) return null
      return isPage(file) ? inLanguage(file).then((pages) => answerWith(request, pages)) : answerWith(request, [file])
    },
    hasAny: async () => (await self.caches.has(cacheName)) && (await (await self.caches.open(cacheName)).keys()).length > 0,
    async keep(wanted) {
      const isComplete = (await missingOf(wanted)).length === 0
      // One call after the other, so that two pages asking at once do not fetch the same file twice.
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

/** Browsers request films in ranges: without a partial response nobody can jump within a film, and some browsers do not play it. */
const inParts = (request: Request, kept: Response): Response | Promise<Response> =>
  request.headers.has('range') ? createPartialResponse(request, kept) : kept

/** Answers from the network while a cache lookup is late. */
async function answerLate(request: Request, wanted: readonly BuildFile[], lookup: Promise<Response | undefined>): Promise<Response> {
  const fetching = fetch(request).catch(() => null)
  // The lookup may still win: a network may be silent for minutes.
  const fetched = await Promise.race([fetching, lookup.then((kept) => (kept === undefined ? fetching : null))])
  if (fetched !== null && (wanted.some(isPage) || (fetched.ok && isOfKind(fetched, request.url)))) return fetched
  // Without a network, only the cache can answer; if the network sent something else, that is the answer unless the cache still has the file.
  const kept = fetched === null ? await lookup : await inTime(lookup, patienceForFileMilliseconds)
  return kept === undefined || kept === 'late' ? (fetched ?? Response.error()) : inParts(request, kept)
}

/** Fetches a file of the build. @param files all files of the build @throws if something else comes in its place */
export async function fetchFile(file: BuildFile, files: readonly BuildFile[]): Promise<Response> {
  const { url, revision } = file
  const opened = isPage(file) ? await openedPage(file, files) : null
  if (opened !== null) return opened
  // First through the HTTP cache, which has what the page loaded; a file that may have changed is revalidated. The second try
  // bypasses that cache: a wrong answer may be cached for as long as the file would be.
  for (const cache of [revision === null ? 'default' : 'no-cache', 'reload'] as const) {
    const response = await fetch(url, { cache, priority: 'low' })
    if (response.ok && (await isItself(response, file, files))) return response
  }
  throw new Error(`${url}: something else`)
}

const isPage = ({ url }: BuildFile): boolean => url.endsWith('.html')

/** Whether an answer is the file itself: a host that lacks the file yet may send a page, or an older version's; a captive portal sends its own. */
async function isItself(response: Response, file: BuildFile, files: readonly BuildFile[]): Promise<boolean> {
  if (isPage(file)) return isOfBuild(await response.clone().text(), files)
  return isOfKind(response, file.url)
}

/** Scripts and style sheets need a content type that browsers accept: a wrong answer would be kept for good. Other files may have any type but HTML. */
function isOfKind(response: Response, address: string): boolean {
  const type = response.headers.get('content-type') ?? ''
  if (address.endsWith('.js')) return /(?:java|ecma)script/i.test(type)
  return address.endsWith('.css') ? /^$|text\/css/i.test(type) : !type.includes('text/html')
}

/**
 * Reads a whole answer before any of it is written: a process that ends while it writes leaves a cache that hangs. The copy also
 * loses the redirect flag that a host with clean addresses causes: browsers reject a redirected response as a page.
 */
async function whole(response: Response): Promise<Response> {
  const { status, statusText, headers } = response
  return new Response(await response.arrayBuffer(), { status, statusText, headers })
}
