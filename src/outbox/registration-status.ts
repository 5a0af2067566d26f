import { firstStep, lastStep, onboardingSteps, type OnboardingStep } from '@/contract/steps'
import type { Ledger } from './outbox'
import { reachedStep } from './progress'
import { currentSubmission, stepStatus, type StepStatus } from './step-status'
import { isPending, stepsOf, submissionsOf } from './submission'

/** The status of the whole registration, from its steps (CONF-01). */
export type RegistrationStatus =
  /** The backend refused this step, the first of those it refused. */
  | { readonly kind: 'attention'; readonly step: OnboardingStep; readonly message: string | null }
  /** Nobody can tell whether the backend has this step; it comes before any that was refused. */
  | { readonly kind: 'undecided'; readonly step: OnboardingStep }
  /** This is the first step that is still to be filled in. */
  | { readonly kind: 'incomplete'; readonly next: OnboardingStep }
  /** Every step is filled in; some have not arrived. */
  | { readonly kind: 'on-its-way' }
  /** The backend has every step; `since` when, where this device saw it, in milliseconds since the epoch. */
  | { readonly kind: 'under-review'; readonly since: number | null }

const isFilledIn = (status: StepStatus): boolean => status === 'sent' || status === 'waiting' || status === 'sending'

/** The status of a registration, from what is stored and what the backend has confirmed. */
export function registrationStatus(ledger: Ledger): RegistrationStatus {
  const stopped = firstStopped(ledger)
  if (stopped !== null) return stopped
  const next = onboardingSteps.find((step) => !isFilledIn(stepStatus(ledger, step)))
  if (next !== undefined) return { kind: 'incomplete', next }
  const complete = onboardingSteps.every((step) => stepStatus(ledger, step) === 'sent')
  return complete ? { kind: 'under-review', since: lastAcceptance(ledger) } : { kind: 'on-its-way' }
}

function firstStopped(ledger: Ledger): RegistrationStatus | null {
  const submissions = submissionsOf(ledger.rows)
  for (const step of onboardingSteps) {
    const submission = currentSubmission(submissions, step)
    if (submission?.state === 'rejected') return { kind: 'attention', step, message: submission.message }
    if (submission?.state === 'undecided') return { kind: 'undecided', step }
  }
  return null
}

/**
 * When the backend accepted what it was still missing. Steps arrive in order, so a device that did not send the
 * last one cannot know; a step that was sent again later counts from then.
 */
function lastAcceptance({ rows }: Ledger): number | null {
  const accepted = stepsOf(submissionsOf(rows)).filter((submission) => submission.state === 'accepted')
  if (!accepted.some(({ step }) => step === lastStep)) return null
  return Math.max(...accepted.map(({ at }) => at))
}

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
