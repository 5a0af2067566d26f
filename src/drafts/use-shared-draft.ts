import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Stored } from '@/storage/storage-failure'
import type { DraftStatus } from './draft-keeper'
import { onReturn, seenDraft, withTypedHere, type FoundElsewhere, type StoredDraft } from './other-tabs'
import { useKeptValues, type KeptDraft } from './use-draft-keeper'

/** Where all tabs store a form's draft. */
interface DraftStore<Values> {
  readonly read: () => Promise<StoredDraft | null>
  readonly write: (values: Values, savedAt: number) => Promise<Stored<void>>
}

export interface SharedForm<Values> {
  /** As for {@link useKeptValues}. */
  readonly place?: string
  /** What is known of the draft that the form begins with. */
  readonly initial: DraftStatus
  /** The stored values as the form began, if more than these had been typed by then. */
  readonly first?: Values
  /** Whether more is known to be stored than the form holds: another tab may have stored it. */
  readonly lacksStored?: boolean
  /**
   * Puts values into the form: those that another tab has stored, merged with what was typed here; null if the other tab deleted
   * the draft and nothing was typed here since. @returns the form's values then
   */
  readonly show: (values: unknown) => unknown
}

/**
 * Keeps a form's values on the device as they change, and follows what another tab stores of the same form (ONB-07).
 * @param values the same object as long as nothing was typed
 */
export function useSharedDraft<Values>({ read, write }: DraftStore<Values>, values: Values, { place = '', initial, first = values, lacksStored = false, show }: SharedForm<Values>): KeptDraft<Values> {
  const [seen] = useState(() => seenDraft<unknown>(first, initial.kind === 'saved' ? initial.at : null))
  const put = (kept: Values, savedAt: number) => seen.store(kept, savedAt, () => write(kept, savedAt))
  // A stored draft that cannot be read now must not be overwritten.
  const draft = useKeptValues(initial.kind === 'not-saved' ? null : put, values, { place, initial }, first)

  const look = useRef<() => void>(null)
  const readNow = useEffectEvent(read)
  const meet = useEffectEvent(({ there, before }: FoundElsewhere<unknown>) => {
    const isUntouched = values === before
    // What was typed since stays on screen: there is no other copy of it.
    if (there === null && !isUntouched) return
    if (there === null) draft.taken()
    const shown = show(there && withTypedHere(before, values, there.values))
    if (isUntouched) seen.took(shown)
  })
  useEffect(() => {
    let isWanted = true
    const lookNow = (): void => void seen.look(() => readNow()).then((found) => isWanted && found !== null && meet(found))
    look.current = lookNow
    const stop = onReturn(lookNow)
    return () => {
      isWanted = false
      stop()
    }
  }, [seen, place])
  useEffect(() => {
    if (lacksStored) look.current?.()
  }, [lacksStored])
  // Looked at before the first change overwrites it.
  useEffect(() => {
    if (seen.isFirstChange(values)) look.current?.()
  }, [seen, values])
  return draft
}
