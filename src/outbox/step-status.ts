import { isBefore, type OnboardingStep } from '@/contract/steps'
import type { Ledger } from './outbox'
import { reachedStep } from './progress'
import { byOrder, stepsOf, submissionsOf, type Submission } from './submission'

/** The status of one step; each has one word on screen. */
export type StepStatus = 'locked' | 'in-progress' | 'waiting' | 'sending' | 'sent' | 'attention'

/** The newest submission of a step, which decides the step's status. */
export const currentSubmission = (submissions: readonly Submission[], step: OnboardingStep): Submission | null =>
  stepsOf(submissions)
    .filter((submission) => submission.step === step)
    .toSorted(byOrder)
    .at(-1) ?? null

/** The status of one step, from what is stored and what the backend has confirmed. */
export function stepStatus({ progress, rows }: Ledger, step: OnboardingStep): StepStatus {
  const submissions = submissionsOf(rows)
  const submission = currentSubmission(submissions, step)
  // The row saved last counts, even if it cannot be read.
  if (rows.some((row) => row.kind === 'unreadable' && row.step === step && (submission === null || byOrder(submission, row) < 0))) return 'attention'
  switch (submission?.state) {
    case 'waiting':
      return 'waiting'
    case 'sending':
      return 'sending'
    case 'rejected':
    case 'undecided':
      return 'attention'
    case 'accepted':
      return 'sent'
    case undefined:
      if (progress.nextStep !== 'unknown' && isBefore(step, progress.nextStep)) return 'sent'
      return step <= reachedStep(progress, submissions) ? 'in-progress' : 'locked'
  }
}
