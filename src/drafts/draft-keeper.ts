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
/** Commits in the same task what was put so far: nobody may be there any more to put it again. */
let commitNow = (): void => undefined
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

/**
 * Stores every draft before a store is closed. Dexie closes it as a page is kept to be gone back to, and hears of that
 * before the keepers do.
 * @param commit commits what was put into any store
 */
export function storeDraftsBeforeClosing(database: { on(event: 'close', listener: () => void): void }, commit: () => void): void {
  commitNow = commit
  database.on('close', () => {
    void storeDraftsNow()
    commit()
  })
}

interface Typed<Values> {
  readonly values: Values
  /** When it was written first: what is written once more is no change. */
  savedAt?: number
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
  let waiting: Typed<Values> | null = null
  /** What was typed last and neither stored nor dropped: all that is worth another try. */
  let latest: Typed<Values> | null = null
  let isOpen = true
  let timer: ReturnType<typeof setTimeout> | null = null
  let writing: Promise<unknown> = Promise.resolve()
  /** Whether what was written last lies on the device. */
  let isStored = true

  function takeUp(): typeof latest {
    const typed = waiting
    if (timer !== null) clearTimeout(timer)
    timer = null
    waiting = null
    return typed
  }

  async function write(typed: Typed<Values>): Promise<void> {
    typed.savedAt ??= clock.now()
    const { savedAt } = typed
    const stored = await put(typed.values, savedAt)
    if (stored.kind === 'stored' && typed === latest) latest = null
    isStored = stored.kind === 'stored' || latest === null
    report(stored.kind === 'stored' ? { kind: 'saved', at: savedAt } : { kind: 'not-saved' })
    if (stored.kind === 'stored' || !isOpen || typed !== latest) return
    waiting = typed
    timer = setTimeout(storeInTime, againMilliseconds)
  }

  function store(): Promise<boolean> {
    const typed = takeUp()
    if (typed !== null) writing = Promise.all([writing, write(typed)])
    return writing.then(() => isStored)
  }

  const storeForGood = (): void => {
    void store()
    commitNow()
  }
  /** A page out of view may be frozen, or ended, at any moment. */
  const storeInTime = (): void => {
    void store()
    if (document.visibilityState === 'hidden') commitNow()
  }
  const storeAsLeft = ({ persisted }: PageTransitionEvent): void => {
    // What was being written ended with the page, where that is not kept.
    if (!persisted) waiting = latest
    storeForGood()
  }
  const drop = (): void => {
    latest = null
    isStored = true
    takeUp()
  }

  storing.add(store)
  dropping.set(drop, place)
  document.addEventListener('visibilitychange', storeInTime)
  window.addEventListener('pagehide', storeAsLeft)
  return {
    changed(values) {
      latest = { values }
      waiting = latest
      timer ??= setTimeout(storeInTime, pauseMilliseconds)
    },
    drop,
    stop() {
      isOpen = false
      document.removeEventListener('visibilitychange', storeInTime)
      window.removeEventListener('pagehide', storeAsLeft)
      storing.delete(store)
      dropping.delete(drop)
      storeForGood()
    },
  }
}
