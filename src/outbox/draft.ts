import { z } from '@/contract/schema'
import type { OutboxDatabase } from './database'

const draftSchema = z.object({ values: z.unknown(), savedAt: z.number() })

/** What was typed into one form and not submitted, as it was typed; files lie in it as Blobs. */
export type Draft = z.infer<typeof draftSchema>

/** Whose draft it is, and of which form. */
export interface DraftKey {
  readonly owner: string
  readonly form: string
}

/** The form of one onboarding step. */
export const draftsOfStep = (step: number): string => `step-${step}`

/** Drafts of somebody who has no seller id yet. */
export const newSeller = 'new-seller'

/** Reads a draft; the form parses its values. */
export async function readDraft(database: OutboxDatabase, { owner, form }: DraftKey): Promise<Draft | null> {
  const parsed = draftSchema.safeParse(await database.drafts.get([owner, form]))
  return parsed.success ? parsed.data : null
}

export async function writeDraft(database: OutboxDatabase, { owner, form }: DraftKey, draft: Draft): Promise<void> {
  await database.drafts.put({ owner, form, ...draft })
}

export async function deleteDraft(database: OutboxDatabase, { owner, form }: DraftKey): Promise<void> {
  await database.drafts.delete([owner, form])
}
