import { isOnboardingStep } from '@/contract/steps'
import { clearSenders } from './worker-credentials'
import type { Commands } from './command'
import type { OutboxDatabase } from './database'
import { isAside } from './draft'
import { draftsOfStep } from './draft-key'
import { isPending, parseRow } from './submission'

/** What stays of a seller on the device: submissions that have not arrived, their steps' drafts and drafts set aside; or nothing. */
export type KeptData = 'waiting-steps' | 'nothing'

/** A row that this version cannot read counts as not arrived. */
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
    // By key, so that rows whose values the browser cannot read are deleted too.
    const places = new Set(await ofSeller.primaryKeys())
    for (const { sequence } of kept) places.delete(sequence)
    await submissions.bulkDelete([...places])
    // The backend may refuse a kept step: its form is then filled from its draft.
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
