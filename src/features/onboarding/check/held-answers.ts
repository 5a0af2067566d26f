import { isStepRequest } from '@/contract/endpoints'
import { lastStep, onboardingSteps, type OnboardingStep } from '@/contract/steps'
import { allSteps } from '@/domain/steps/all-steps'
import type { Answer } from '@/domain/steps/step-description'
import type { FoundDraft } from '@/outbox/found-draft'
import type { Ledger } from '@/outbox/outbox'
import { currentSubmission, stepStatus, type StepStatus } from '@/outbox/step-status'
import { submissionsOf } from '@/outbox/submission'

/** The steps that the signature covers. */
export const checkedSteps = onboardingSteps.filter((step) => step !== lastStep)

/** What this device holds of a step. */
export interface HeldAnswers {
  readonly status: StepStatus
  /** Null where the device holds none of the answers. */
  readonly answers: readonly Answer[] | null
  /**
   * How the answers compare with the saved step.
   * - `changed`: the draft is newer than the save
   * - `not-saved`: there is a draft, but the step was never saved
   * - `unknown`: the step was sent, but the device does not hold what was sent
   */
  readonly kept: 'as-saved' | 'changed' | 'not-saved' | 'unknown'
}

/** Shows the draft, since it holds more than the request does; without a draft, the request that waits to be sent. */
export function heldAnswers(step: OnboardingStep, ledger: Ledger, found: FoundDraft | undefined): HeldAnswers {
  const { answers, typedValues } = allSteps[step]
  const submission = currentSubmission(submissionsOf(ledger.rows), step)
  const status = stepStatus(ledger, step)
  const draft = found?.kind === 'read' ? found.draft : null
  const typed = draft === null ? [] : answers(draft.values)
  if (draft !== null && typed.length > 0) return { status, answers: typed, kept: keptOf(draft.savedAt, submission?.savedAt, status) }
  const sent = submission === null || submission.state === 'accepted' || !isStepRequest(step, submission.body) ? [] : answers(typedValues(submission.body))
  return { status, answers: sent.length > 0 ? sent : null, kept: 'as-saved' }
}

function keptOf(typedAt: number, savedAt: number | undefined, status: StepStatus): HeldAnswers['kept'] {
  if (savedAt !== undefined) return typedAt > savedAt ? 'changed' : 'as-saved'
  return status === 'sent' ? 'unknown' : 'not-saved'
}
