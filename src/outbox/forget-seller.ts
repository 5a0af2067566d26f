import { isOnboardingStep, onboardingSteps, type OnboardingStep } from '@/contract/steps'
import { rowsAt } from '@/storage/rows-at'
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

interface KeptRow {
  readonly place: number
  /** Whose drafts it may need to be mended. */
  readonly steps: readonly OnboardingStep[]
}

/** The rows that have not arrived; one of which the browser has lost the value has not either, and may be of any step. */
async function notArrived({ submissions }: OutboxDatabase, places: number[], commands: Commands): Promise<readonly KeptRow[]> {
  const rows = await rowsAt(submissions, places)
  return places.flatMap((place, index): readonly KeptRow[] => {
    const row = rows[index]
    if (row === undefined) return [{ place, steps: onboardingSteps }]
    return hasArrived(commands, row) ? [] : [{ place, steps: isOnboardingStep(row.step) ? [row.step] : [] }]
  })
}

/** Removes a seller's data, all of it or nothing, in one transaction. */
export function forgetSeller(
  database: OutboxDatabase,
  sellerId: string,
  { keep, commands }: { readonly keep: KeptData; readonly commands: Commands },
): PromiseLike<void> {
  const { submissions, progress, drafts, senders, records, cursors } = database
  return database.transaction('rw', [submissions, progress, drafts, senders, records, cursors], async () => {
    // All is found by its keys: a browser may have lost the values of large rows for good.
    const places = await submissions.where('sellerId').equals(sellerId).primaryKeys()
    const kept = keep === 'nothing' ? [] : await notArrived(database, places, commands)
    const keptPlaces = new Set(kept.map(({ place }) => place))
    await submissions.bulkDelete(places.filter((place) => !keptPlaces.has(place)))
    // A kept step may have to be mended: its form is filled from its draft.
    const needed = new Set(kept.flatMap(({ steps }) => steps.map(draftsOfStep)))
    const typed = await drafts.where('owner').equals(sellerId).primaryKeys()
    await drafts.bulkDelete(typed.filter(([, form]) => !needed.has(form) && (keep === 'nothing' || !isAside({ form }))))
    if (kept.length === 0) await progress.delete(sellerId)
    // What was read can be read again.
    await records.where('sellerId').equals(sellerId).delete()
    await cursors.where('sellerId').equals(sellerId).delete()
    await clearSenders(database, sellerId)
  })
}
