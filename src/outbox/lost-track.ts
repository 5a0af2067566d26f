import { firstStep } from '@/contract/steps'
import type { Ledger } from './outbox'
import { reachedStep } from './progress'
import { isPending, submissionsOf } from './submission'

/**
 * Whether nobody knows which step is expected of a seller who is past the first: the device has lost its record, and
 * only the answer of the next sign-in tells. Until then later steps are held.
 */
export function hasLostTrack({ progress, rows }: Ledger): boolean {
  if (progress.nextStep !== 'unknown') return false
  const submissions = submissionsOf(rows)
  const beginsHere = submissions.some((submission) => isPending(submission) && submission.step === firstStep)
  return !beginsHere && reachedStep(progress, submissions) > firstStep
}
