import type { ReadItem } from '@/contract/reads/changes'
import type { Credentials } from '@/session/credentials'
import { liveSources, lookAhead, type LiveSource } from '@/storage/live-view'
import type { Records, Resource } from './records'
import { refresh, type RefreshParts } from './refresh'
import type { ResourceState, Source } from './source'

/** A read by any tab within this time is fresh enough: nothing is asked again. */
const freshMilliseconds = 30_000
/** Polling interval while a screen shows the resource. */
const everyMilliseconds = 60_000
/** Polling interval while the backend announces changes: an announcement may get lost. */
const everyToldMilliseconds = 5 * 60_000
/** After a failed read, screens that start to watch cause no further request for this long: at a start several do so together. */
const failedMilliseconds = 10_000

/** Why the resource is read: a screen watches it, or soon will; or a trigger such as the network being back. */
type Reason = 'look' | 'occasion'

interface KeptParts extends RefreshParts {
  /** On whose behalf to ask now; null for nobody. */
  readonly reader: () => Credentials | null
  /** Whether the read may be called: that of a module only once the backend offers the module. */
  readonly mayAsk: (reader: Credentials) => Promise<boolean>
  /** Runs work while no other tab refreshes the same resource. */
  readonly holdLock: (work: () => Promise<void>) => Promise<void>
  readonly isOnline: () => boolean
  readonly onUnauthorised: (reader: Credentials) => void
  /** Calls back at a sign-in, when the network is back, and when the page comes into view. */
  readonly onOccasion: (listener: () => void) => void
  /** Calls back at this interval while the page is in view, until the returned function is called. */
  readonly every: (milliseconds: number, work: () => void) => () => void
  /** The backend's announcements of changes to the resource; null if it makes none. */
  readonly news: News | null
}

/** The backend's announcements of changes: reasons to read, without the data (EXT-08). */
export interface News {
  /** Calls back when something has changed. */
  readonly onNews: (listener: () => void) => void
  /** Whether changes are being announced right now. */
  readonly isTold: () => boolean
}

/** A resource that is read from the backend and kept on the device; made once for each page (READ-02, READ-03). */
export function keptSource<Item extends ReadItem>(resource: Resource<Item>, parts: KeptParts): Source<Item> {
  const { records, now } = parts
  /** The pause that the backend asked for last, in milliseconds, and the seller it holds for: another one may sign in meanwhile. */
  let pause = { sellerId: '', at: 0, length: 0 }
  /** The last failed read: for whose token, and when. */
  let failed = { token: '', at: 0 }
  let running = false
  let wanted: Reason | null = null
  /** The number of announcements so far, and how many of them came before the last complete read. */
  let told = 0
  let toldRead = 0
  /** When the last complete read ended; 0 if the last attempt failed. */
  let readAt = 0

  const hasNews = (): boolean => told !== toldRead

  function isPaused({ sellerId }: Credentials): boolean {
    if (sellerId !== pause.sellerId) return false
    // A pause that begins in the future begins now instead: the clock was set back.
    pause.at = Math.min(pause.at, now())
    return now() < pause.at + pause.length
  }

  const hasJustFailed = ({ token }: Credentials): boolean => token === failed.token && Math.abs(now() - failed.at) < failedMilliseconds

  async function isFresh({ sellerId }: Credentials): Promise<boolean> {
    const { asOf = null } = (await records.cursor(resource.name, sellerId)) ?? {}
    return asOf !== null && Math.abs(now() - asOf) < freshMilliseconds
  }

  async function refreshAlone(reader: Credentials): Promise<void> {
    if (!hasNews() && (await isFresh(reader))) return
    const toldBefore = told
    readAt = 0
    const refreshed = await refresh(resource, reader, parts)
    if (refreshed.kind === 'fresh') {
      toldRead = toldBefore
      readAt = now()
    }
    if (refreshed.kind === 'unavailable' || refreshed.kind === 'not-stored') failed = { token: reader.token, at: now() }
    if (refreshed.kind === 'unauthorised') parts.onUnauthorised(reader)
    if (refreshed.kind === 'unavailable') pause = { sellerId: reader.sellerId, at: now(), length: refreshed.retryAfterMilliseconds ?? 0 }
  }

  async function refreshIfPossible(reason: Reason): Promise<void> {
    const reader = parts.reader()
    if (reader === null || !parts.isOnline() || isPaused(reader) || (reason === 'look' && hasJustFailed(reader))) return
    if (!(await parts.mayAsk(reader))) return
    await parts.holdLock(() => refreshAlone(reader))
  }

  async function run(): Promise<void> {
    running = true
    while (wanted !== null) {
      const reason = wanted
      wanted = null
      // The live query reports a store that is out of reach; the next trigger tries again.
      await refreshIfPossible(reason).catch(() => undefined)
    }
    running = false
  }

  function wake(reason: Reason): void {
    // Runs once more afterwards: another seller may have signed in meanwhile.
    wanted = wanted === 'occasion' ? wanted : reason
    if (!running) void run()
  }

  function wakeInTime(): void {
    const isTold = parts.news?.isTold() === true && !hasNews()
    if (!isTold || Math.abs(now() - readAt) >= everyToldMilliseconds) wake('occasion')
  }

  let watching = 0
  let stopAsking = (): void => undefined

  /** A screen that subscribes triggers a read, and polling until the last one unsubscribes. */
  const lookedAt = (source: LiveSource<ResourceState<Item>>): LiveSource<ResourceState<Item>> => ({
    view: source.view,
    subscribe(listener) {
      const unsubscribe = source.subscribe(listener)
      watching += 1
      if (watching === 1) stopAsking = parts.every(everyMilliseconds, wakeInTime)
      wake('look')
      return () => {
        unsubscribe()
        watching -= 1
        if (watching === 0) stopAsking()
      }
    },
  })

  const watched = liveSources((kept: Records, sellerId) => kept.watch(resource, sellerId))
  const sources = new Map<string, LiveSource<ResourceState<Item>>>()

  function sourceOf(sellerId: string): LiveSource<ResourceState<Item>> {
    const source = sources.get(sellerId) ?? lookedAt(watched(records, sellerId))
    sources.set(sellerId, source)
    return source
  }

  parts.onOccasion(() => wake('occasion'))
  parts.news?.onNews(() => {
    told += 1
    wake('occasion')
  })
  return {
    kind: 'endpoint',
    async prepare() {
      // The backend may have offered the module only now: for a screen that subscribed earlier `mayAsk` said no.
      wake('look')
      const reader = parts.reader()
      // Reads the device while the screen's chunk is being loaded.
      if (reader !== null) void lookAhead(watched(records, reader.sellerId))
    },
    held: (sellerId) => (sellerId === null ? ofNobody : sourceOf(sellerId)),
  }
}

const nothing = { kind: 'ready', value: { kind: 'nothing' }, current: true } as const
const ofNobody: LiveSource<ResourceState<never>> = { view: () => nothing, subscribe: () => () => undefined }
