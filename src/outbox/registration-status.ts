import { firstStep, isBefore, lastStep, onboardingSteps, type OnboardingStep } from '@/contract/steps'
import { firstAcceptance } from './first-acceptance'
import type { Ledger } from './outbox'
import { reachedStep } from './progress'
import { currentSubmission, stepStatus, type StepStatus } from './step-status'
import { isPending, stepsOf, submissionsOf } from './submission'

/** The status of the whole registration, from its steps as they were saved last (CONF-01). */
export type RegistrationStatus =
  /** The backend refused this step, the first of those it refused. */
  | { readonly kind: 'attention'; readonly step: OnboardingStep; readonly message: string | null }
  /** Nobody can tell whether the backend has this step; it comes before any that was refused. */
  | { readonly kind: 'undecided'; readonly step: OnboardingStep }
  /** This is the first step that is still to be filled in. */
  | { readonly kind: 'incomplete'; readonly next: OnboardingStep }
  /** Every step is filled in; some have not arrived. */
  | { readonly kind: 'on-its-way' }
  /** The backend has every step. */
  | { readonly kind: 'all-sent' }

/** The review of a registration, from when the backend first had every step. */
export interface Review {
  /** When that was, in milliseconds since the epoch; null if this device did not see it. */
  readonly since: number | null
}

const isFilledIn = (status: StepStatus): boolean => status === 'sent' || status === 'waiting' || status === 'sending'

/** The status of a registration, from what is stored and what the backend has confirmed. */
export function registrationStatus(ledger: Ledger): RegistrationStatus {
  const stopped = firstStopped(ledger)
  if (stopped !== null) return stopped
  const next = onboardingSteps.find((step) => !isFilledIn(stepStatus(ledger, step)))
  if (next !== undefined) return { kind: 'incomplete', next }
  const complete = onboardingSteps.every((step) => stepStatus(ledger, step) === 'sent')
  return { kind: complete ? 'all-sent' : 'on-its-way' }
}

/** The review, which later changes of a step neither end nor restart, even while they wait or are refused; null until each step has arrived once. */
export function reviewOf({ progress: { nextStep }, rows }: Ledger): Review | null {
  const steps = stepsOf(submissionsOf(rows))
  const hasArrived = (step: OnboardingStep): boolean =>
    (nextStep !== 'unknown' && isBefore(step, nextStep)) || steps.some((submission) => submission.step === step && submission.state === 'accepted')
  return onboardingSteps.every(hasArrived) ? { since: firstAcceptance(steps.filter(({ step }) => step === lastStep)) } : null
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
 * Whether the expected step of a seller who is past the first is unknown: the device has lost its record, and only the next
 * sign-in tells. Until then later steps are held.
 */
export function hasLostTrack({ progress, rows }: Ledger): boolean {
  if (progress.nextStep !== 'unknown') return false
  const submissions = submissionsOf(rows)
  const beginsHere = submissions.some((submission) => isPending(submission) && submission.step === firstStep)
  return !beginsHere && reachedStep(progress, submissions) > firstStep
}
