import { isPlainObject } from '@/storage/plain-object'
import type { Stored } from '@/storage/storage-failure'

/** Calls back each time the seller comes back to this page: in another tab she may have typed into the same form meanwhile. */
export function onReturn(look: () => void): () => void {
  const lookWhenSeen = (): void => {
    if (document.visibilityState === 'visible') look()
  }
  document.addEventListener('visibilitychange', lookWhenSeen)
  // Of two windows side by side both are in sight all the time.
  window.addEventListener('focus', look)
  return () => {
    document.removeEventListener('visibilitychange', lookWhenSeen)
    window.removeEventListener('focus', look)
  }
}

/**
 * What was typed in another tab, and over it, field by field, what was typed here.
 * @param before what both began with @param here the very objects of `before` where nothing was typed
 */
export function withTypedHere(before: unknown, here: unknown, there: unknown): unknown {
  if (here === before) return there
  if (!isPlainObject(before) || !isPlainObject(here) || !isPlainObject(there)) return here
  const known = Object.keys(here).map((name) => [name, name in there ? withTypedHere(before[name], here[name], there[name]) : here[name]])
  return { ...there, ...Object.fromEntries(known) }
}

/** What lies on the device of a form, and since when. */
export interface StoredDraft {
  readonly values: unknown
  readonly savedAt: number
}

/** What another tab has done: what it has stored, or null where it took away what lay there; and what this form had stored by then. */
export interface FoundElsewhere<Values> {
  readonly there: StoredDraft | null
  readonly before: Values
}

/**
 * Tells what a form has read and stored of its draft from what another tab has.
 * @param first what it begins with @param readAt when that was stored; null where it was not
 */
export function seenDraft<Values>(first: Values, readAt: number | null) {
  const times = new Set(readAt === null ? [] : [readAt])
  let last = { values: first }
  let asked: typeof last | null = null
  return {
    /** Stores values, and remembers them as those of this form; those that lie there already are not stored once more. */
    async store(values: Values, savedAt: number, put: () => Promise<Stored<void>>): Promise<Stored<void>> {
      if (values === last.values) return { kind: 'stored', value: undefined }
      times.add(savedAt)
      const stored = await put()
      if (stored.kind === 'stored') last = { values }
      return stored
    },
    /** Whether these are the first that differ from what was stored last: before they are written, what lies there is to be looked at. */
    isFirstChange(values: Values): boolean {
      const isFirst = asked !== last && values !== last.values
      if (isFirst) asked = last
      return isFirst
    },
    /** Remembers what the form has taken over from another tab, with nothing typed here, as what lies there. */
    took(values: Values): void {
      last = { values }
    },
    /** What another tab has done, once; null where it has done nothing. */
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
