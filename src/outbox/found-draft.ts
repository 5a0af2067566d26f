import type { z } from '@/contract/schema'
import type { DraftStatus } from '@/drafts/draft-keeper'
import type { Draft } from './draft'
import type { DraftKey } from './draft-key'
import type { Outbox } from './outbox'

/** What the device held of a form when it was opened; nothing is known of a store that cannot be read. */
export type FoundDraft = { readonly kind: 'read'; readonly draft: Draft | null } | { readonly kind: 'unreadable' }

/** Looks for a form's draft. */
export async function findDraft(outbox: Pick<Outbox, 'readDraft'>, key: DraftKey): Promise<FoundDraft> {
  try {
    return { kind: 'read', draft: await outbox.readDraft(key) }
  } catch {
    return { kind: 'unreadable' }
  }
}

/** What a form begins with: its draft, or nothing where there is none or that of an older form. */
export function beginWith<Values>(
  found: FoundDraft,
  schema: z.ZodMiniType<Values>,
  empty: unknown,
): { readonly values: Values; readonly status: DraftStatus } {
  const draft = found.kind === 'read' ? found.draft : null
  const parsed = schema.safeParse(draft?.values ?? empty)
  const values = parsed.success ? parsed.data : schema.parse(empty)
  if (found.kind === 'unreadable') return { values, status: { kind: 'not-saved' } }
  return { values, status: draft === null ? { kind: 'none' } : { kind: 'saved', at: draft.savedAt } }
}
