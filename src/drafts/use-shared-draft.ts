import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Stored } from '@/storage/storage-failure'
import type { DraftStatus } from './draft-keeper'
import { onReturn, seenDraft, withTypedHere, type FoundElsewhere, type StoredDraft } from './other-tabs'
import { useKeptValues, type KeptDraft } from './use-draft-keeper'

/** Where a form's draft lies, for every tab. */
interface DraftStore<Values> {
  readonly read: () => Promise<StoredDraft | null>
  readonly write: (values: Values, savedAt: number) => Promise<Stored<void>>
}

export interface SharedForm<Values> {
  /** As for {@link useKeptValues}. */
  readonly place?: string
  /** What is known of the draft that the form begins with. */
  readonly initial: DraftStatus
  /** What lay there as the form began, where more than that had been typed by then. */
  readonly first?: Values
  /** Whether something else tells that more is stored than the form holds: another tab may have stored it. */
  readonly lacksStored?: boolean
  /**
   * Puts what another tab has stored into the form, with what was typed here over it; null where the other tab took it away and
   * nothing was typed here since. @returns what stands in the form then
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
  // What is there but cannot be read now must not be written over.
  const draft = useKeptValues(initial.kind === 'not-saved' ? null : put, values, { place, initial }, first)

  const look = useRef<() => void>(null)
  const readNow = useEffectEvent(read)
  const meet = useEffectEvent(({ there, before }: FoundElsewhere<unknown>) => {
    const isUntouched = values === before
    // What was typed since stays on screen: it is all that there is of it.
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
  // Before something is written over it.
  useEffect(() => {
    if (seen.isFirstChange(values)) look.current?.()
  }, [seen, values])
  return draft
}
