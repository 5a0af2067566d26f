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
 * When a last step that is now accepted again was first accepted, since the review counts from then (CONF-01); called inside
 * the transaction that settles it, before progress moves. Null if this device did not see it; undefined at the first acceptance.
 */
export async function acceptedBefore(database: OutboxDatabase, { sellerId, step }: SendingSubmission, others: readonly Submission[]): Promise<number | null | undefined> {
  if (step !== lastStep) return undefined
  const isThere = others.some(({ state }) => state === 'accepted') || (await readProgress(database, sellerId))?.nextStep === 'complete'
  return isThere ? firstAcceptance(others) : undefined
}
