import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { z } from '@/contract/schema'
import type { DraftStatus } from '@/drafts/draft-keeper'
import { onReturn, seenDraft, withTypedHere, type FoundElsewhere } from '@/drafts/other-tabs'
import { useKeptValues } from '@/drafts/use-draft-keeper'
import type { DraftKey } from './draft-key'
import { beginWith, followDraft, type FoundDraft } from './found-draft'
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
  const show = useEffectEvent((found: FoundDraft) =>
    setDraft((last) => {
      if (last.kind === 'loading') return { kind: 'loaded', ...beginWith(found, schema, empty) }
      // What was typed meanwhile is kept from now on; what had been there all the time is not written over.
      return found.kind === 'read' && found.draft === null ? { ...last, status: { kind: 'none' } } : last
    }),
  )
  useEffect(() => followDraft(outbox, { owner, form }, show), [outbox, owner, form])
  return draft
}

/**
 * Keeps a form's values on the device as they change (ONB-07).
 * @param values the same object as long as nothing was typed
 * @param show puts what another tab has stored into the form. @returns what stands in it then. Without it that is not looked for
 */
export function useKeptDraft(
  outbox: Outbox,
  { owner, form }: DraftKey,
  values: unknown,
  initial: DraftStatus,
  show?: (values: unknown) => unknown,
): DraftStatus {
  const [seen] = useState(() => seenDraft(values, initial.kind === 'saved' ? initial.at : null))
  const put = (kept: unknown, savedAt: number) => seen.store(kept, savedAt, () => outbox.writeDraft({ owner, form }, { values: kept, savedAt }))
  const isUnreadable = initial.kind === 'unreadable'
  useEffect(() => {
    // Before anything is typed over it.
    if (isUnreadable) void outbox.setDraftAside({ owner, form })
  }, [outbox, owner, form, isUnreadable])
  // What is there but cannot be read now must not be written over.
  const { status } = useKeptValues(initial.kind === 'not-saved' ? null : put, values, { place: `${owner} ${form}`, initial })

  const look = useRef<() => void>(null)
  const meet = useEffectEvent(({ there, before }: FoundElsewhere<unknown>) => {
    // What the other tab has cleared stays on screen: it may be all that there is.
    if (there === null) return
    const shown = show?.(withTypedHere(before, values, there.values))
    if (values === before) seen.took(shown)
  })
  const looks = show !== undefined
  useEffect(() => {
    if (!looks) return undefined
    let isWanted = true
    const lookNow = (): void => void seen.look(() => outbox.readDraft({ owner, form })).then((found) => isWanted && found !== null && meet(found))
    look.current = lookNow
    const stop = onReturn(lookNow)
    return () => {
      isWanted = false
      stop()
    }
  }, [outbox, owner, form, seen, looks])
  // Before something is written over it.
  useEffect(() => {
    if (seen.isFirstChange(values)) look.current?.()
  }, [seen, values])
  return status
}
