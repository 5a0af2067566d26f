import { lastStep, onboardingSteps, type OnboardingStep } from '@/contract/steps'
import type { Ledger } from './outbox'
import { remainsOf, type Remains } from './remains'
import { currentSubmission } from './step-status'
import { needsAttention, submissionsOf, type Submission } from './submission'

/** What this device knows of a seller from the steps she sent from it; empty on any other device. */
export function knownRecord({ rows }: Ledger): Remains {
  const submissions = submissionsOf(rows)
  return onboardingSteps.reduce<Remains>((known, step) => ({ ...known, ...toldBy(currentSubmission(submissions, step)) }), {})
}

function toldBy(submission: Submission | null): Remains | null {
  if (submission === null || needsAttention(submission)) return null
  return submission.state === 'accepted' ? (submission.remains ?? null) : remainsOf(submission.body)
}

/** When the seller signed here, in milliseconds since the epoch; null where she did not, or has to sign again. */
export const signedAt = ({ rows }: Ledger): number | null => {
  const submission = currentSubmission(submissionsOf(rows), lastStep)
  return submission === null || submission.state === 'rejected' ? null : submission.savedAt
}

/** When a step was delivered, in milliseconds since the epoch; null where this device did not send it. */
export const deliveredAt = ({ rows }: Ledger, step: OnboardingStep): number | null => {
  const submission = currentSubmission(submissionsOf(rows), step)
  return submission?.state === 'accepted' ? submission.at : null
}
