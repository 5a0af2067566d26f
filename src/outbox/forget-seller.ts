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
    const ofSeller = submissions.where('sellerId').equals(sellerId)
    const kept = keep === 'nothing' ? [] : (await ofSeller.toArray()).filter((row) => !hasArrived(commands, row))
    // Found by its keys: what has to go is not kept by values that the browser cannot read.
    const places = new Set(await ofSeller.primaryKeys())
    for (const { sequence } of kept) places.delete(sequence)
    await submissions.bulkDelete([...places])
    // A kept step may have to be mended: its form is filled from its draft.
    const needed = new Set(kept.flatMap(({ step }) => (isOnboardingStep(step) ? [draftsOfStep(step)] : [])))
    const typed = await drafts.where('owner').equals(sellerId).primaryKeys()
    await drafts.bulkDelete(typed.filter(([, form]) => !needed.has(form) && (keep === 'nothing' || !isAside({ form }))))
    if (kept.length === 0) await progress.delete(sellerId)
    // What was read can be read again.
    await records.where('sellerId').equals(sellerId).delete()
    await cursors.where('sellerId').equals(sellerId).delete()
    await clearSenders(database, sellerId)
  })
}
