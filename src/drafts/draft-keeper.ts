import { clock } from '@/clock/clock'
import type { StorageFailure, Stored } from '@/storage/storage-failure'

/** How long typing may go on before it is stored; hiding or leaving the page stores at once. */
const pauseMilliseconds = 250

/** How long after a failed write the next try follows; until then the draft is only in memory. */
export const againMilliseconds = 2000

/** The result of the last write. */
export type DraftWrite = { readonly kind: 'saved'; readonly at: number } | { readonly kind: 'not-saved'; readonly reason: StorageFailure }

/** What is known of a stored draft: this version cannot read it (`unreadable`), it is lost for good (`damaged`), or the last write's result. */
export type DraftStatus = { readonly kind: 'none' | 'unreadable' | 'damaged' } | DraftWrite

/** Why the device does not store what is typed; null as long as it does. */
export const failureIn = (status: DraftStatus): StorageFailure | null => (status.kind === 'not-saved' ? status.reason : null)

/** Keeps one form's values on the device as they change (ONB-07, REG-14). */
export interface DraftKeeper<Values> {
  /** Takes note of a change; the latest is written soon. */
  changed(values: Values): void
  /** Forgets what has not been written. */
  drop(): void
  /** Writes what has not been written; the keeper must not be used afterwards. */
  stop(): void
}

const storing = new Set<() => Promise<boolean>>()
/** The drop function of each keeper, with the place that it writes to. */
const dropping = new Map<() => void, string | undefined>()

/** Forgets every draft that is not stored yet, after a log-out; or only those of one place, after they were submitted. */
export function dropDraftsNow(of?: string): void {
  for (const [drop, place] of dropping) if (of === undefined || of === place) drop()
}

/** Stores every draft that is not stored yet. @returns whether all of them are on the device */
export async function storeDraftsNow(): Promise<boolean> {
  const stored = await Promise.all([...storing].map((store) => store()))
  return stored.every(Boolean)
}

/** Makes {@link storeDraftsNow} answer false while something is typed in a form that cannot be stored. @returns ends that */
export function countAsNotStored(isTyped: () => boolean): () => void {
  const store = async (): Promise<boolean> => !isTyped()
  storing.add(store)
  return () => void storing.delete(store)
}

/**
 * Stores every draft before a database is closed. Dexie closes it when the page goes into the back-forward cache, which it
 * learns before the keepers in some browsers, after them in others.
 */
export function storeDraftsBeforeClosing(database: { on(event: 'close', listener: () => void): void }): void {
  database.on('close', () => void storeDraftsNow())
}

/**
 * Starts each write at once, since a page that is being left does not wait; IndexedDB itself runs writes to the
 * same place in the order in which they started.
 * @param put stores the values in place of older ones @param report called after each write @param place the name for {@link dropDraftsNow}
 */
export function keepDraft<Values>(
  put: (values: Values, savedAt: number) => Promise<Stored<void>>,
  report: (write: DraftWrite) => void,
  place?: string,
): DraftKeeper<Values> {
  let waiting: { readonly values: Values } | null = null
  /** The last change, unless it was dropped: a failed write is tried again only if it is still this one. */
  let latest: { readonly values: Values } | null = null
  let isOpen = true
  let timer: ReturnType<typeof setTimeout> | null = null
  let writing: Promise<unknown> = Promise.resolve()
  /** Whether the last write was stored. */
  let isStored = true
  let begun = 0
  /** The last begun of the writes that have ended: the result of an earlier one no longer counts. */
  let ended = 0

  function takeUp(): typeof latest {
    const typed = waiting
    if (timer !== null) clearTimeout(timer)
    timer = null
    waiting = null
    return typed
  }

  async function write(typed: { readonly values: Values }): Promise<void> {
    const savedAt = clock.now()
    const number = (begun += 1)
    const stored = await put(typed.values, savedAt)
    if (number < ended) return
    ended = number
    isStored = stored.kind === 'stored' || latest === null
    report(stored.kind === 'stored' ? { kind: 'saved', at: savedAt } : { kind: 'not-saved', reason: stored.reason })
    if (stored.kind === 'stored' || !isOpen || typed !== latest) return
    waiting = typed
    timer = setTimeout(storeAtOnce, againMilliseconds)
  }

  function store(): Promise<boolean> {
    const typed = takeUp()
    if (typed !== null) writing = Promise.all([writing, write(typed)])
    return writing.then(() => isStored)
  }

  const storeWhenHidden = (): void => {
    if (document.visibilityState === 'hidden') void store()
  }
  const storeAtOnce = (): void => void store()
  const drop = (): void => {
    latest = null
    isStored = true
    takeUp()
  }

  storing.add(store)
  dropping.set(drop, place)
  document.addEventListener('visibilitychange', storeWhenHidden)
  window.addEventListener('pagehide', storeAtOnce)
  return {
    changed(values) {
      latest = { values }
      waiting = latest
      timer ??= setTimeout(storeAtOnce, pauseMilliseconds)
    },
    drop,
    stop() {
      isOpen = false
      document.removeEventListener('visibilitychange', storeWhenHidden)
      window.removeEventListener('pagehide', storeAtOnce)
      storing.delete(store)
      dropping.delete(drop)
      void store()
    },
  }
}
