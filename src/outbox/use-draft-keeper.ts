import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Stored } from '@/storage/storage-failure'
import { keepDraft, type DraftKeeper } from './draft-keeper'

interface KeptDraft<Values> {
  /** Takes note of what is typed; it is stored soon. */
  readonly keep: (values: Values) => void
  /** Forgets what has not been stored. */
  readonly drop: () => void
  /** Whether the device took the last of it. */
  readonly kept: boolean
}

/** Keeps what is typed on the device while a screen is open. @param put never changes its meaning while mounted */
export function useDraftKeeper<Values>(put: (values: Values) => Promise<Stored<void>>): KeptDraft<Values> {
  const [kept, setKept] = useState(true)
  const keeper = useRef<DraftKeeper<Values>>(null)
  const store = useEffectEvent(put)

  useEffect(() => {
    const own = keepDraft<Values>(
      (values) => store(values),
      ({ kind }) => setKept(kind === 'saved'),
    )
    keeper.current = own
    return () => {
      keeper.current = null
      own.stop()
    }
  }, [])

  return { keep: (values) => keeper.current?.changed(values), drop: () => keeper.current?.drop(), kept }
}

/** The same for a form, whose values are the same object as long as nothing was typed. */
export function useFormDraft<Values>(values: Values, put: (values: Values) => Promise<Stored<void>>): KeptDraft<Values> {
  const draft = useDraftKeeper(put)
  const first = useRef(values)
  const keep = useEffectEvent(draft.keep)
  useEffect(() => {
    if (values !== first.current) keep(values)
  }, [values])
  return draft
}
