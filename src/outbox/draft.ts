import { z } from '@/contract/schema'
import type { OutboxDatabase } from './database'
import type { DraftKey } from './draft-key'

const draftSchema = z.object({ values: z.unknown(), savedAt: z.number() })

/** What was typed into one form and not submitted, as it was typed; files lie in it as Blobs. */
export type Draft = z.infer<typeof draftSchema>

/** Reads a draft; the form parses its values. */
export async function readDraft(database: OutboxDatabase, { owner, form }: DraftKey): Promise<Draft | null> {
  const parsed = draftSchema.safeParse(await database.drafts.get([owner, form]))
  return parsed.success ? parsed.data : null
}

/**
 * Writes a row through the open connection and commits it in the same task: a page that is being closed gets no
 * second one, and the browser drops what is not committed by then. Null where no connection is open.
 */
function commitAtOnce(database: OutboxDatabase, row: DraftKey & Draft): Promise<void> | null {
  try {
    const { name } = database.drafts
    const transaction = database.backendDB().transaction(name, 'readwrite', { durability: 'strict' })
    const completed = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The draft was not stored')))
    })
    transaction.objectStore(name).put(row)
    transaction.commit()
    return completed
  } catch {
    return null
  }
}

/** Stores a draft; a later call always outlasts an earlier one. */
export async function writeDraft(database: OutboxDatabase, { owner, form }: DraftKey, draft: Draft): Promise<void> {
  const row = { owner, form, ...draft }
  await (commitAtOnce(database, row) ?? database.drafts.put(row))
}

export async function deleteDraft(database: OutboxDatabase, { owner, form }: DraftKey): Promise<void> {
  await database.drafts.delete([owner, form])
}
