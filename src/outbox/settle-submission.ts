import { laterStep, stepAfter } from '@/contract/steps'
import type { OutboxDatabase } from './database'
import { changeProgress } from './progress'
import { parseRow, submissionsOf, type Pause, type SendingSubmission } from './submission'

/** How a try ended, as far as the queue is concerned. */
export type Settlement =
  | { readonly kind: 'accepted'; readonly message: string | null }
  | { readonly kind: 'rejected'; readonly status: number; readonly message: string | null }
  | { readonly kind: 'try-again'; readonly pause: Pause | null }

/** Marks a submission as being sent; null when it is gone or was ended meanwhile. */
export function claimSubmission(database: OutboxDatabase, sequence: number, now: number): PromiseLike<SendingSubmission | null> {
  return database.transaction('rw', database.submissions, async () => {
    const row = parseRow(await database.submissions.get(sequence))
    if (row.kind === 'unreadable') return null
    const { submission } = row
    if (submission.state !== 'waiting' && submission.state !== 'sending') return null
    const { sellerId, step, order, key, savedAt, body } = submission
    const claimed: SendingSubmission = {
      ...{ sequence, sellerId, step, order, key, savedAt, body },
      attempts: submission.attempts + 1,
      state: 'sending',
      since: now,
    }
    await database.submissions.put(claimed)
    return claimed
  })
}

function settled(submission: SendingSubmission, settlement: Settlement, now: number) {
  const { sequence, order, sellerId, step, key, savedAt, attempts, body } = submission
  const kept = { sequence, order, sellerId, step, key, savedAt, attempts }
  switch (settlement.kind) {
    case 'accepted':
      // What has arrived is no longer held on the device.
      return { ...kept, state: 'accepted' as const, message: settlement.message, at: now }
    case 'rejected':
      return { ...kept, body, state: 'rejected' as const, status: settlement.status, message: settlement.message, at: now }
    case 'try-again':
      return { ...kept, body, state: 'waiting' as const, pause: settlement.pause }
  }
}

/**
 * Writes how a try ended. An accepted step moves the seller's progress in the same transaction; a try that
 * failed is dropped when the seller has saved the step anew meanwhile, since the newer one says it all.
 */
export function settleSubmission(
  database: OutboxDatabase,
  submission: SendingSubmission,
  settlement: Settlement,
  now: number,
): PromiseLike<void> {
  return database.transaction('rw', database.submissions, database.progress, async () => {
    const { sequence, sellerId, step } = submission
    const rows = await database.submissions.where('[sellerId+step]').equals([sellerId, step]).toArray()
    // Deleted meanwhile: the seller logged out and chose not to keep it.
    if (!rows.some((row) => row.sequence === sequence)) return
    const others = submissionsOf(rows.map(parseRow)).filter((other) => other.sequence !== sequence)
    if (settlement.kind === 'accepted') {
      const outdated = others.filter((other) => other.state === 'accepted')
      await database.submissions.bulkDelete(outdated.map((other) => other.sequence))
      await changeProgress(database, sellerId, (progress) => ({
        ...progress,
        nextStep: progress.nextStep === 'unknown' ? stepAfter(step) : laterStep(progress.nextStep, stepAfter(step)),
      }))
    } else if (others.some((other) => other.state !== 'accepted' && other.sequence > sequence)) {
      await database.submissions.delete(sequence)
      return
    }
    await database.submissions.put(settled(submission, settlement, now))
  })
}
