import type { DraftKey } from './draft'
import type { Outbox } from './outbox'

/** How long typing may go on before it is stored; hiding or leaving the page stores at once. */
const pauseMilliseconds = 250

/** What became of the last write. */
export type DraftWrite = { readonly kind: 'saved'; readonly at: number } | { readonly kind: 'not-saved' }

/** Keeps one form's values on the device as they change (ONB-07, REG-14). */
export interface DraftKeeper {
  /** Takes note of a change; the latest is written soon. */
  changed(values: unknown): void
  /** Forgets what has not been written. */
  drop(): void
  /** Writes what has not been written, and takes note of nothing more. */
  stop(): void
}

const storing = new Set<() => Promise<void>>()

/** Stores every draft that is still in hand, and resolves once all of them lie on the device. */
export async function storeDraftsNow(): Promise<void> {
  await Promise.all([...storing].map((store) => store()))
}

/**
 * Begins each write at once, since a page that is being left does not wait; IndexedDB itself runs writes to the
 * same place in the order in which they were begun.
 * @param report told after each write
 */
export function keepDraft(
  outbox: Pick<Outbox, 'writeDraft'>,
  key: DraftKey,
  report: (write: DraftWrite) => void,
): DraftKeeper {
  let waiting: { readonly values: unknown } | null = null
  let timer: ReturnType<typeof setTimeout> | null = null
  let writing: Promise<unknown> = Promise.resolve()

  function drop(): void {
    if (timer !== null) clearTimeout(timer)
    timer = null
    waiting = null
  }

  async function write(values: unknown): Promise<void> {
    const savedAt = Date.now()
    const stored = await outbox.writeDraft(key, { values, savedAt })
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
      void store()
    },
  }
}
