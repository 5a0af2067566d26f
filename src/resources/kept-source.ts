import type { ReadItem } from '@/contract/reads/changes'
import type { Credentials } from '@/session/credentials'
import { liveSources, lookAhead, type LiveSource } from '@/storage/live-view'
import type { Records, Resource } from './records'
import { refresh, type RefreshParts } from './refresh'
import type { Held, Source } from './source'

/** What was fetched so shortly before, by whichever tab, is not asked for again. */
const freshMilliseconds = 30_000
/** How often a screen that is looked at asks, */
const everyMilliseconds = 60_000
/** and how often where changes are told: what is told may get lost. */
const everyToldMilliseconds = 5 * 60_000

interface KeptParts extends RefreshParts {
  /** On whose behalf to ask now; null for nobody. */
  readonly reader: () => Credentials | null
  /** Whether the backend has said that it has this, where it has to say so first. */
  readonly mayAsk: (reader: Credentials) => Promise<boolean>
  /** Runs work while no other tab refreshes the same resource. */
  readonly holdLock: (work: () => Promise<void>) => Promise<void>
  readonly isOnline: () => boolean
  readonly onUnauthorised: (reader: Credentials) => void
  /** Calls back at a sign-in, when the network is back, and when the page comes into view. */
  readonly onOccasion: (listener: () => void) => void
  /** Calls back again and again while the page is in view, until the returned function is called. */
  readonly every: (milliseconds: number, work: () => void) => () => void
  /** What the backend tells by itself of the resource; null where it tells nothing. */
  readonly news: News | null
}

/** Reasons to ask that come from the backend (EXT-08). */
export interface News {
  /** Calls back when something has changed. */
  readonly onNews: (listener: () => void) => void
  /** Whether changes are told right now. */
  readonly isTold: () => boolean
}

/** A resource that is read from the backend and kept on the device; made once for each page (READ-02, READ-03). */
export function keptSource<Item extends ReadItem>(resource: Resource<Item>, parts: KeptParts): Source<Item> {
  const { records, now } = parts
  /** What the backend asked for the last time, in milliseconds, and of whom: another seller may sign in meanwhile. */
  let pause = { sellerId: '', at: 0, length: 0 }
  let running = false
  let askedAgain = false
  /** How often something was told, and how much of that was read since. */
  let told = 0
  let toldRead = 0
  /** When all that is new was read last; 0 where the last try failed. */
  let readAt = 0

  const hasNews = (): boolean => told !== toldRead

  function isPaused({ sellerId }: Credentials): boolean {
    if (sellerId !== pause.sellerId) return false
    // One that began in the future begins now: the clock was set back.
    pause.at = Math.min(pause.at, now())
    return now() < pause.at + pause.length
  }

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
    if (refreshed.kind === 'unauthorised') parts.onUnauthorised(reader)
    if (refreshed.kind === 'unavailable') pause = { sellerId: reader.sellerId, at: now(), length: refreshed.retryAfterMilliseconds ?? 0 }
  }

  async function refreshIfPossible(): Promise<void> {
    const reader = parts.reader()
    if (reader === null || !parts.isOnline() || isPaused(reader) || !(await parts.mayAsk(reader))) return
    await parts.holdLock(() => refreshAlone(reader))
  }

  async function run(): Promise<void> {
    running = true
    do {
      askedAgain = false
      // A store out of reach is told by what watches it; the next occasion tries again.
      await refreshIfPossible().catch(() => undefined)
    } while (askedAgain)
    running = false
  }

  function wake(): void {
    // Perhaps another seller has signed in meanwhile.
    if (running) askedAgain = true
    else void run()
  }

  function wakeInTime(): void {
    const isTold = parts.news?.isTold() === true && !hasNews()
    if (!isTold || Math.abs(now() - readAt) >= everyToldMilliseconds) wake()
  }

  let watching = 0
  let stopAsking = (): void => undefined

  /** A screen that looks is an occasion to ask, and one to ask again and again. */
  const lookedAt = (source: LiveSource<Held<Item>>): LiveSource<Held<Item>> => ({
    view: source.view,
    subscribe(listener) {
      const unsubscribe = source.subscribe(listener)
      watching += 1
      if (watching === 1) stopAsking = parts.every(everyMilliseconds, wakeInTime)
      wake()
      return () => {
        unsubscribe()
        watching -= 1
        if (watching === 0) stopAsking()
      }
    },
  })

  const watched = liveSources((kept: Records, sellerId) => kept.watch(resource, sellerId))
  const sources = new Map<string, LiveSource<Held<Item>>>()

  function sourceOf(sellerId: string): LiveSource<Held<Item>> {
    const source = sources.get(sellerId) ?? lookedAt(watched(records, sellerId))
    sources.set(sellerId, source)
    return source
  }

  parts.onOccasion(wake)
  parts.news?.onNews(() => {
    told += 1
    wake()
  })
  return {
    kind: 'endpoint',
    async prepare() {
      // Whoever prepares it may have heard just now that the backend has it: a screen that looked before asked in vain.
      wake()
      const reader = parts.reader()
      // Read while the screen's code is on its way.
      if (reader !== null) void lookAhead(watched(records, reader.sellerId))
    },
    held: (sellerId) => (sellerId === null ? ofNobody : sourceOf(sellerId)),
  }
}

const nothing = { kind: 'ready', value: { kind: 'nothing' }, current: true } as const
const ofNobody: LiveSource<Held<never>> = { view: () => nothing, subscribe: () => () => undefined }
