import { clock } from '@/clock/clock'
import type { Stored } from '@/storage/storage-failure'

/** How long typing may go on before it is stored; hiding or leaving the page stores at once. */
const pauseMilliseconds = 250

/** How long a device that did not store it is left alone; until then it lies in memory. */
export const againMilliseconds = 2000

/** What became of the last write. */
export type DraftWrite = { readonly kind: 'saved'; readonly at: number } | { readonly kind: 'not-saved' }

/** What is known of a draft's place on the device; what lies there may be `unreadable` for this version, or `damaged` for good. */
export type DraftStatus = { readonly kind: 'none' | 'unreadable' | 'damaged' } | DraftWrite

/** Keeps one form's values on the device as they change (ONB-07, REG-14). */
export interface DraftKeeper<Values> {
  /** Takes note of a change; the latest is written soon. */
  changed(values: Values): void
  /** Forgets what has not been written. */
  drop(): void
  /** Writes what has not been written, and takes note of nothing more. */
  stop(): void
}

const storing = new Set<() => Promise<boolean>>()
/** With the place that each keeps. */
const dropping = new Map<() => void, string | undefined>()

/** Forgets every draft that is still in hand, as whose they are has logged out; or those of a place alone, as they were submitted. */
export function dropDraftsNow(of?: string): void {
  for (const [drop, place] of dropping) if (of === undefined || of === place) drop()
}

/** Stores every draft that is still in hand. @returns whether all of them lie on the device */
export async function storeDraftsNow(): Promise<boolean> {
  const stored = await Promise.all([...storing].map((store) => store()))
  return stored.every(Boolean)
}

/** Counts a form that nothing can be written of as not stored, as long as something is typed there. @returns ends that */
export function countAsNotStored(isTyped: () => boolean): () => void {
  const store = async (): Promise<boolean> => !isTyped()
  storing.add(store)
  return () => void storing.delete(store)
}

/**
 * Stores every draft before a store is closed. Dexie closes it as a page is kept to be gone back to, and hears of that
 * before the keepers do in some browsers, after them in others.
 */
export function storeDraftsBeforeClosing(database: { on(event: 'close', listener: () => void): void }): void {
  database.on('close', () => void storeDraftsNow())
}

/**
 * Starts each write at once, since a page that is being left does not wait; IndexedDB itself runs writes to the
 * same place in the order in which they started.
 * @param put stores the values in place of older ones @param report told after each write @param place its name, where it is dropped alone
 */
export function keepDraft<Values>(
  put: (values: Values, savedAt: number) => Promise<Stored<void>>,
  report: (write: DraftWrite) => void,
  place?: string,
): DraftKeeper<Values> {
  let waiting: { readonly values: Values } | null = null
  /** What was typed last and neither stored nor dropped: all that is worth another try. */
  let latest: { readonly values: Values } | null = null
  let isOpen = true
  let timer: ReturnType<typeof setTimeout> | null = null
  let writing: Promise<unknown> = Promise.resolve()
  /** Whether what was written last lies on the device. */
  let isStored = true
  let begun = 0
  /** The last write that is known to have ended: one that was begun before it says nothing any more. */
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
    report(stored.kind === 'stored' ? { kind: 'saved', at: savedAt } : { kind: 'not-saved' })
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
