import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { z } from '@/contract/schema'
import type { Draft, DraftKey } from './draft'
import { keepDraft, type DraftKeeper, type DraftWrite } from './draft-keeper'
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
  const show = useEffectEvent((stored: Draft | null, status: DraftStatus) => {
    const parsed = schema.safeParse(stored?.values ?? empty)
    setDraft({ kind: 'loaded', values: parsed.success ? parsed.data : schema.parse(empty), status })
  })
  useEffect(() => {
    let current = true
    const load = async (): Promise<void> => {
      try {
        const stored = await outbox.readDraft({ owner, form })
        if (current) show(stored, stored === null ? { kind: 'none' } : { kind: 'saved', at: stored.savedAt })
      } catch {
        if (current) show(null, { kind: 'not-saved' })
      }
    }
    void load()
    return () => {
      current = false
    }
  }, [outbox, owner, form])
  return draft
}

/** What is known of the draft's place on the device. */
export type DraftStatus = { readonly kind: 'none' } | DraftWrite

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
