import { useEffect, useEffectEvent, useState } from 'react'
import type { z } from '@/contract/schema'
import type { DraftStatus } from '@/drafts/draft-keeper'
import { useKeptValues } from '@/drafts/use-draft-keeper'
import type { DraftKey } from './draft-key'
import { beginWith, findDraft, type FoundDraft } from './found-draft'
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
export function useKeptDraft(outbox: Outbox, { owner, form }: DraftKey, values: unknown, initial: DraftStatus): DraftStatus {
  const put = (kept: unknown, savedAt: number) => outbox.writeDraft({ owner, form }, { values: kept, savedAt })
  // What is there but cannot be read now must not be written over.
  const [readable] = useState(initial.kind !== 'not-saved')
  return useKeptValues(readable ? put : null, values, { place: `${owner} ${form}`, initial }).status
}
