import { lastStep } from '@/contract/steps'
import type { OutboxDatabase } from './database'
import { readProgress } from './progress'
import type { SendingSubmission, Submission } from './submission'

/** When the backend first had the last step, in milliseconds since the epoch; null where this device did not see it. */
export function firstAcceptance(lastSteps: readonly Submission[]): number | null {
  const accepted = lastSteps.find((submission) => submission.state === 'accepted')
  if (accepted === undefined) return null
  return accepted.firstAt === undefined ? accepted.at : accepted.firstAt
}

/**
 * What is kept with a last step that was accepted anew, since the review is counted from the first time (CONF-01);
 * called inside the transaction that settles it, before progress moves. Undefined for what was accepted only now.
 */
export async function acceptedBefore(database: OutboxDatabase, { sellerId, step }: SendingSubmission, others: readonly Submission[]): Promise<number | null | undefined> {
  if (step !== lastStep) return undefined
  const isThere = others.some(({ state }) => state === 'accepted') || (await readProgress(database, sellerId))?.nextStep === 'complete'
  return isThere ? firstAcceptance(others) : undefined
}
