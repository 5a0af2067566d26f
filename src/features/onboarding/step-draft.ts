import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { z } from '@/contract/schema'
import type { Draft, DraftKey } from '@/outbox/draft'
import { keepDraft, type DraftKeeper, type DraftWrite } from '@/outbox/draft-keeper'
import type { Outbox } from '@/outbox/outbox'

/** A draft as a form may begin with it. */
export type LoadedDraft<Values> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly values: Values; readonly savedAt: number | null }

/** Reads a form's draft once; a draft that cannot be read leaves the form empty but usable. */
export function useLoadedDraft<Values>(
  outbox: Outbox,
  { owner, form }: DraftKey,
  schema: z.ZodMiniType<Values>,
  empty: unknown,
): LoadedDraft<Values> {
  const [draft, setDraft] = useState<LoadedDraft<Values>>({ kind: 'loading' })
  const show = useEffectEvent((stored: Draft | null) => {
    const parsed = schema.safeParse(stored?.values ?? empty)
    const values = parsed.success ? parsed.data : schema.parse(empty)
    setDraft({ kind: 'loaded', values, savedAt: stored?.savedAt ?? null })
  })
  useEffect(() => {
    let current = true
    const load = async (): Promise<void> => {
      const stored = await outbox.readDraft({ owner, form }).catch(() => null)
      if (current) show(stored)
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
  const keeper = useRef<DraftKeeper>(null)
  const first = useRef(values)
  const { owner, form } = key

  useEffect(() => {
    const own = keepDraft(outbox, { owner, form }, setStatus)
    keeper.current = own
    return () => own.stop()
  }, [outbox, owner, form])

  useEffect(() => {
    if (values !== first.current) keeper.current?.changed(values)
  }, [values])

  return status
}
