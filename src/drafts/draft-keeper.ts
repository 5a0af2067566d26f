import { clock } from '@/clock/clock'
import type { Stored } from '@/storage/storage-failure'

/** How long typing may go on before it is stored; hiding or leaving the page stores at once. */
const pauseMilliseconds = 250

/** What became of the last write. */
export type DraftWrite = { readonly kind: 'saved'; readonly at: number } | { readonly kind: 'not-saved' }

/** What is known of a draft's place on the device. */
export type DraftStatus = { readonly kind: 'none' } | DraftWrite

/** Keeps one form's values on the device as they change (ONB-07, REG-14). */
export interface DraftKeeper<Values> {
  /** Takes note of a change; the latest is written soon. */
  changed(values: Values): void
  /** Forgets what has not been written. */
  drop(): void
  /** Writes what has not been written, and takes note of nothing more. */
  stop(): void
}

const storing = new Set<() => Promise<void>>()
const dropping = new Set<() => void>()

/** Forgets every draft that is still in hand: whose they are has logged out. */
export function dropDraftsNow(): void {
  for (const drop of dropping) drop()
}

/** Stores every draft that is still in hand, and resolves once all of them lie on the device. */
export async function storeDraftsNow(): Promise<void> {
  await Promise.all([...storing].map((store) => store()))
}

/**
 * Starts each write at once, since a page that is being left does not wait; IndexedDB itself runs writes to the
 * same place in the order in which they started.
 * @param put stores the values in place of older ones @param report told after each write
 */
export function keepDraft<Values>(
  put: (values: Values, savedAt: number) => Promise<Stored<void>>,
  report: (write: DraftWrite) => void,
): DraftKeeper<Values> {
  let waiting: { readonly values: Values } | null = null
  let timer: ReturnType<typeof setTimeout> | null = null
  let writing: Promise<unknown> = Promise.resolve()

  function drop(): void {
    if (timer !== null) clearTimeout(timer)
    timer = null
    waiting = null
  }

  async function write(values: Values): Promise<void> {
    const savedAt = clock.now()
    const stored = await put(values, savedAt)
    report(stored.kind === 'stored' ? { kind: 'saved', at: savedAt } : { kind: 'not-saved' })
  }

  function store(): Promise<void> {
    const last = waiting
    drop()
    if (last !== null) writing = Promise.all([writing, write(last.values)])
    return writing.then(() => undefined)
  }

  const storeWhenHidden = (): void => {
    if (document.visibilityState === 'hidden') void store()
  }
  const storeAtOnce = (): void => void store()

  storing.add(store)
  dropping.add(drop)
  document.addEventListener('visibilitychange', storeWhenHidden)
  window.addEventListener('pagehide', storeAtOnce)
  return {
    changed(values) {
      waiting = { values }
      timer ??= setTimeout(storeAtOnce, pauseMilliseconds)
    },
    drop,
    stop() {
      document.removeEventListener('visibilitychange', storeWhenHidden)
      window.removeEventListener('pagehide', storeAtOnce)
      storing.delete(store)
      dropping.delete(drop)
      void store()
    },
  }
}
