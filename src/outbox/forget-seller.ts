import { isOnboardingStep } from '@/contract/steps'
import { clearSenders } from './background-sender'
import type { Commands } from './command'
import type { OutboxDatabase } from './database'
import { isAside } from './draft'
import { draftsOfStep } from './draft-key'
import { isPending, parseRow } from './submission'

/** What of a seller stays on the device: the steps that have not arrived with what they were made of, and what was set aside, or nothing. */
export type KeptData = 'waiting-steps' | 'nothing'

/** A row that this version cannot read has not arrived either. */
function hasArrived(commands: Commands, row: unknown): boolean {
  const read = parseRow(commands, row)
  return read.kind === 'submission' && !isPending(read.submission)
}

/** Removes a seller's data, all of it or nothing, in one transaction. */
export function forgetSeller(
  database: OutboxDatabase,
  sellerId: string,
  { keep, commands }: { readonly keep: KeptData; readonly commands: Commands },
): PromiseLike<void> {
  const { submissions, progress, drafts, senders, records, cursors } = database
  return database.transaction('rw', [submissions, progress, drafts, senders, records, cursors], async () => {
    const rows = await submissions.where('sellerId').equals(sellerId).toArray()
    const kept = keep === 'nothing' ? [] : rows.filter((row) => !hasArrived(commands, row))
    const gone = rows.filter((row) => !kept.includes(row))
    await submissions.bulkDelete(gone.map((row) => row.sequence))
    // A kept step may have to be mended: its form is filled from its draft.
    const needed = new Set(kept.flatMap(({ step }) => (isOnboardingStep(step) ? [draftsOfStep(step)] : [])))
    await drafts
      .where('owner')
      .equals(sellerId)
      .filter((draft) => !needed.has(draft.form) && (keep === 'nothing' || !isAside(draft)))
      .delete()
    if (kept.length === 0) await progress.delete(sellerId)
    // What was read can be read again.
    await records.where('sellerId').equals(sellerId).delete()
    await cursors.where('sellerId').equals(sellerId).delete()
    await clearSenders(database, sellerId)
  })
}
