import { isPlainObject } from '@/storage/plain-object'
import type { Stored } from '@/storage/storage-failure'

/** Calls back each time the seller comes back to this page: in another tab she may have typed into the same form meanwhile. */
export function onReturn(look: () => void): () => void {
  const lookWhenSeen = (): void => {
    if (document.visibilityState === 'visible') look()
  }
  document.addEventListener('visibilitychange', lookWhenSeen)
  // Two windows side by side are both visible all the time.
  window.addEventListener('focus', look)
  return () => {
    document.removeEventListener('visibilitychange', lookWhenSeen)
    window.removeEventListener('focus', look)
  }
}

/**
 * Merges field by field what was typed in another tab with what was typed here, which wins.
 * @param before what both began with @param here has the same objects as `before` where nothing was typed
 */
export function withTypedHere(before: unknown, here: unknown, there: unknown): unknown {
  if (here === before) return there
  if (!isPlainObject(before) || !isPlainObject(here) || !isPlainObject(there)) return here
  const known = Object.keys(here).map((name) => [name, name in there ? withTypedHere(before[name], here[name], there[name]) : here[name]])
  return { ...there, ...Object.fromEntries(known) }
}

/** A form's draft as it is stored on the device. */
export interface StoredDraft {
  readonly values: unknown
  readonly savedAt: number
}

/** A change by another tab: the draft that it stored, or null if it deleted the draft; and what this form had stored by then. */
export interface FoundElsewhere<Values> {
  readonly there: StoredDraft | null
  readonly before: Values
}

/**
 * Tells what a form itself has read and stored of its draft from what another tab has stored.
 * @param first what the form begins with @param readAt when that was stored; null if it was not
 */
export function seenDraft<Values>(first: Values, readAt: number | null) {
  const times = new Set(readAt === null ? [] : [readAt])
  let last = { values: first }
  let asked: typeof last | null = null
  return {
    /** Stores values, and remembers them as this form's; values that are stored already are not stored again. */
    async store(values: Values, savedAt: number, put: () => Promise<Stored<void>>): Promise<Stored<void>> {
      if (values === last.values) return { kind: 'stored', value: undefined }
      times.add(savedAt)
      const stored = await put()
      if (stored.kind === 'stored') last = { values }
      return stored
    },
    /** Whether these are the first values that differ from those stored last: the stored draft must be looked at before they overwrite it. */
    isFirstChange(values: Values): boolean {
      const isFirst = asked !== last && values !== last.values
      if (isFirst) asked = last
      return isFirst
    },
    /** Remembers values that the form took over from another tab, with nothing typed here, as the stored ones. */
    took(values: Values): void {
      last = { values }
    },
    /** Reports a change by another tab once; null if there is none. */
    async look(read: () => Promise<StoredDraft | null>): Promise<FoundElsewhere<Values> | null> {
      const before = last.values
      const lay = times.size > 0
      const there = await read().catch(() => undefined)
      if (there === undefined || (there === null ? !lay : times.has(there.savedAt))) return null
      if (there === null) times.clear()
      else times.add(there.savedAt)
      return { there, before }
    },
  }
}
