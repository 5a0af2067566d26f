import type { z } from '@/contract/schema'
import type { DraftStatus } from '@/drafts/draft-keeper'
import { failureOf, type StorageFailure } from '@/storage/storage-failure'
import { DamagedDraft, type Draft } from './draft'
import type { DraftKey } from './draft-key'
import type { Outbox } from './outbox'

/** The result of looking for a form's draft. `out-of-reach`: the store cannot be read, so there may be one. `damaged`: it is lost. */
export type FoundDraft =
  | { readonly kind: 'read'; readonly draft: Draft | null }
  | { readonly kind: 'out-of-reach'; readonly reason: StorageFailure }
  | { readonly kind: 'damaged' }

const lookAgainMilliseconds = 2000

/** Looks for a form's draft once; never rejects. */
export const readDraft = (outbox: Pick<Outbox, 'readDraft'>, key: DraftKey): Promise<FoundDraft> =>
  outbox.readDraft(key).then(
    (draft): FoundDraft => ({ kind: 'read', draft }),
    (error: unknown): FoundDraft => (error instanceof DamagedDraft ? { kind: 'damaged' } : { kind: 'out-of-reach', reason: failureOf(error) }),
  )

/** Looks for a form's draft, again while the store is out of reach; it is damaged only if two looks in a row say so. @returns stops looking */
export function followDraft(outbox: Pick<Outbox, 'readDraft'>, key: DraftKey, show: (found: FoundDraft) => void): () => void {
  let isWanted = true
  let timer: ReturnType<typeof setTimeout> | undefined
  let damagedLooks = 0
  async function look(): Promise<void> {
    const seen = await readDraft(outbox, key)
    if (!isWanted) return
    damagedLooks = seen.kind === 'damaged' ? damagedLooks + 1 : 0
    const found: FoundDraft = damagedLooks === 1 ? { kind: 'out-of-reach', reason: 'closed' } : seen
    show(found)
    if (found.kind === 'out-of-reach') timer = setTimeout(() => void look(), lookAgainMilliseconds)
  }
  void look()
  return () => {
    isWanted = false
    clearTimeout(timer)
  }
}

/** What a form begins with: its draft, or `empty` if there is none or this version cannot read it. */
export function beginWith<Values>(
  found: FoundDraft,
  schema: z.ZodMiniType<Values>,
  empty: unknown,
): { readonly values: Values; readonly status: DraftStatus } {
  const draft = found.kind === 'read' ? found.draft : null
  const parsed = draft === null ? null : schema.safeParse(draft.values)
  const values = parsed?.success === true ? parsed.data : schema.parse(empty)
  if (found.kind === 'out-of-reach') return { values, status: { kind: 'not-saved', reason: found.reason } }
  if (found.kind === 'damaged') return { values, status: { kind: 'damaged' } }
  if (draft === null) return { values, status: { kind: 'none' } }
  return { values, status: parsed?.success === true ? { kind: 'saved', at: draft.savedAt } : { kind: 'unreadable' } }
}
