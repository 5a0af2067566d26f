import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Stored } from '@/storage/storage-failure'
import { countAsNotStored, keepDraft, type DraftKeeper, type DraftStatus } from './draft-keeper'

/** Stores values in place of older ones. */
type PutDraft<Values> = (values: Values, savedAt: number) => Promise<Stored<void>>

interface DraftPlace {
  /** Names where the draft is stored: what was typed for one place is never written to another. */
  readonly place?: string
  /** What is known of it before anything is written. */
  readonly initial?: DraftStatus
}

export interface KeptDraft<Values> {
  readonly status: DraftStatus
  /** Takes note of what is typed; it is stored soon. */
  readonly keep: (values: Values) => void
  /** Forgets what has not been stored. */
  readonly drop: () => void
  /** Notes that another tab has deleted the stored draft. */
  readonly taken: () => void
}

interface Typed<Values> {
  readonly values: Values
  readonly put: PutDraft<Values>
}

/**
 * Keeps what is typed on the device as long as the form is on screen.
 * @param put null as long as nothing may be written, such as over a draft that has not been read
 */
export function useDraftKeeper<Values>(
  put: PutDraft<Values> | null,
  { place, initial = { kind: 'none' } }: DraftPlace = {},
): KeptDraft<Values> {
  const [status, setStatus] = useState(initial)
  const keeper = useRef<DraftKeeper<Typed<Values>>>(null)
  const isOpen = put !== null

  useEffect(() => {
    if (!isOpen) return undefined
    const own = keepDraft<Typed<Values>>((typed, savedAt) => typed.put(typed.values, savedAt), setStatus, place)
    keeper.current = own
    return () => {
      keeper.current = null
      own.stop()
    }
  }, [isOpen, place])

  return {
    status,
    keep: (values) => put !== null && keeper.current?.changed({ values, put }),
    drop: () => keeper.current?.drop(),
    taken: () => setStatus({ kind: 'none' }),
  }
}

/**
 * Keeps a form's values on the device as they change.
 * @param values the same object as long as nothing was typed @param first the stored values as the form begins
 */
export function useKeptValues<Values>(
  put: PutDraft<Values> | null,
  values: Values,
  place?: DraftPlace,
  first = values,
): KeptDraft<Values> {
  const draft = useDraftKeeper(put, place)
  /** The values stored as the form began, or noted last: emptying the form again is a change too. */
  const noted = useRef(first)
  const note = useEffectEvent(draft.keep)

  // What was typed before anything could be written counts too.
  const isOpen = put !== null
  useEffect(() => {
    if (!isOpen) return countAsNotStored(() => values !== noted.current)
    if (values === noted.current) return undefined
    noted.current = values
    note(values)
    return undefined
  }, [values, isOpen])

  return draft
}
