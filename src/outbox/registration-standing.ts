import { lastStep, onboardingSteps, type OnboardingStep } from '@/contract/steps'
import type { Ledger } from './outbox'
import { currentSubmission, stepStatus, type StepStatus } from './step-status'
import { needsAttention, submissionsOf } from './submission'

/** How the whole registration stands, told from its steps (CONF-01). */
export type RegistrationStanding =
  /** The first step that the backend refused, or of which it is not known whether the backend has it. */
  | { readonly kind: 'attention'; readonly step: OnboardingStep; readonly message: string | null }
  /** This is the first step that is still to be filled in. */
  | { readonly kind: 'incomplete'; readonly next: OnboardingStep }
  /** Every step is filled in; some have not arrived. */
  | { readonly kind: 'on-its-way' }
  /** The backend has every step; `since` when, where this device saw it, in milliseconds since the epoch. */
  | { readonly kind: 'under-review'; readonly since: number | null }

const isFilledIn = (status: StepStatus): boolean => status === 'sent' || status === 'waiting' || status === 'sending'

/** How a registration stands, told from what is stored and from what the backend has confirmed. */
export function registrationStanding(ledger: Ledger): RegistrationStanding {
  const refused = firstRefused(ledger)
  if (refused !== null) return refused
  const next = onboardingSteps.find((step) => !isFilledIn(stepStatus(ledger, step)))
  if (next !== undefined) return { kind: 'incomplete', next }
  const complete = onboardingSteps.every((step) => stepStatus(ledger, step) === 'sent')
  return complete ? { kind: 'under-review', since: lastAcceptance(ledger) } : { kind: 'on-its-way' }
}

function firstRefused(ledger: Ledger): RegistrationStanding | null {
  const submissions = submissionsOf(ledger.rows)
  for (const step of onboardingSteps) {
    const submission = currentSubmission(submissions, step)
    if (submission !== null && needsAttention(submission)) return { kind: 'attention', step, message: submission.message }
  }
  return null
}

/**
 * When the backend accepted what it was still missing. Steps arrive in order, so a device that did not send the
 * last one cannot know; a step that was sent anew later counts from then.
 */
function lastAcceptance({ rows }: Ledger): number | null {
  const accepted = submissionsOf(rows).filter((submission) => submission.state === 'accepted')
  if (!accepted.some(({ step }) => step === lastStep)) return null
  return Math.max(...accepted.map(({ at }) => at))
}
