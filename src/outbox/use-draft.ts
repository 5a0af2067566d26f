import { useEffect, useEffectEvent, useState } from 'react'
import type { z } from '@/contract/schema'
import type { DraftStatus } from '@/drafts/draft-keeper'
import { useSharedDraft, type SharedForm } from '@/drafts/use-shared-draft'
import type { DraftKey } from './draft-key'
import { beginWith, followDraft, type FoundDraft } from './found-draft'
import type { Outbox } from './outbox'

/** A draft as a form may begin with it. */
export type LoadedDraft<Values> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly values: Values; readonly status: DraftStatus }

/** Reads a form's draft once. If the store cannot be read, the form is empty but usable, and does not overwrite the draft. */
export function useLoadedDraft<Values>(
  outbox: Outbox,
  { owner, form }: DraftKey,
  schema: z.ZodMiniType<Values>,
  empty: unknown,
): LoadedDraft<Values> {
  const [draft, setDraft] = useState<LoadedDraft<Values>>({ kind: 'loading' })
  const show = useEffectEvent((found: FoundDraft) =>
    setDraft((last) => {
      if (last.kind === 'loading') return { kind: 'loaded', ...beginWith(found, schema, empty) }
      // If there was no draft, typing is saved from now on; a draft that was there all the time is not overwritten unless it is damaged.
      if (found.kind === 'damaged') return { ...last, status: { kind: 'damaged' } }
      return found.kind === 'read' && found.draft === null ? { ...last, status: { kind: 'none' } } : last
    }),
  )
  useEffect(() => followDraft(outbox, { owner, form }, show), [outbox, owner, form])
  return draft
}

/** The name under which the draft keeper knows a draft. */
export const placeOfDraft = ({ owner, form }: DraftKey): string => `${owner} ${form}`

/**
 * Keeps a form's values on the device as they change, and follows those of another tab (ONB-07).
 * @param values the same object as long as nothing was typed @param form as for {@link useSharedDraft}
 */
export function useKeptDraft(
  outbox: Outbox,
  { owner, form }: DraftKey,
  values: unknown,
  { initial, show, lacksStored = false }: Pick<SharedForm<unknown>, 'initial' | 'show' | 'lacksStored'>,
): DraftStatus {
  const isUnreadable = initial.kind === 'unreadable'
  useEffect(() => {
    // Before typing overwrites it.
    if (isUnreadable) void outbox.setDraftAside({ owner, form })
  }, [outbox, owner, form, isUnreadable])
  const store = {
    read: () => outbox.readDraft({ owner, form }),
    write: (kept: unknown, savedAt: number) => outbox.writeDraft({ owner, form }, { values: kept, savedAt }),
  }
  return useSharedDraft(store, values, { place: placeOfDraft({ owner, form }), initial, show, lacksStored }).status
}
