import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { z } from '@/contract/schema'
import type { DraftKey } from './draft'
import { keepDraft, type DraftKeeper } from './draft-keeper'
import { beginWith, findDraft, type DraftStatus, type FoundDraft } from './found-draft'
import type { Outbox } from './outbox'

/** A draft as a form may begin with it. */
export type LoadedDraft<Values> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly values: Values; readonly status: DraftStatus }

/** Reads a form's draft once; a store that cannot be read leaves the form empty but usable, and keeps nothing over it. */
export function useLoadedDraft<Values>(
  outbox: Outbox,
  { owner, form }: DraftKey,
  schema: z.ZodMiniType<Values>,
  empty: unknown,
): LoadedDraft<Values> {
  const [draft, setDraft] = useState<LoadedDraft<Values>>({ kind: 'loading' })
  const show = useEffectEvent((found: FoundDraft) => setDraft({ kind: 'loaded', ...beginWith(found, schema, empty) }))
  useEffect(() => {
    let current = true
    void findDraft(outbox, { owner, form }).then((found) => current && show(found))
    return () => {
      current = false
    }
  }, [outbox, owner, form])
  return draft
}

/**
 * Keeps a form's values on the device as they change (ONB-07).
 * @param values the same object as long as nothing was typed
 */
export function useKeptDraft(outbox: Outbox, key: DraftKey, values: unknown, initial: DraftStatus): DraftStatus {
  const [status, setStatus] = useState(initial)
  const keeper = useRef<DraftKeeper<unknown>>(null)
  const first = useRef(values)
  const { owner, form } = key
  // What is there but cannot be read now must not be written over.
  const [readable] = useState(initial.kind !== 'not-saved')

  useEffect(() => {
    if (!readable) return undefined
    const own = keepDraft<unknown>((kept, savedAt) => outbox.writeDraft({ owner, form }, { values: kept, savedAt }), setStatus)
    keeper.current = own
    return () => {
      keeper.current = null
      own.stop()
    }
  }, [outbox, owner, form, readable])

  useEffect(() => {
    if (values !== first.current) keeper.current?.changed(values)
  }, [values])

  return status
}
