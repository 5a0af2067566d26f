import { longestPauseMilliseconds } from '@/contract/limits'
import { firstStep, isOnboardingStep, type OnboardingStep } from '@/contract/steps'
import type { ExpectedStep } from './progress'
import {
  byOrder,
  isPending,
  needsAttention,
  type Pause,
  type SendingSubmission,
  type Submission,
  type WaitingSubmission,
} from './submission'

/** What the drain has to do now. */
export type NextSubmission =
  | { readonly kind: 'send'; readonly submission: WaitingSubmission | SendingSubmission }
  | { readonly kind: 'wait'; readonly milliseconds: number }
  | { readonly kind: 'nothing' }

export interface QueueView {
  readonly submissions: readonly Submission[]
  /** The first step that the backend has not accepted yet. */
  readonly nextStep: ExpectedStep
  /** Milliseconds since the epoch. */
  readonly now: number
  /** Skips pauses of our own making (the network is back, the seller asks); the server's are kept. */
  readonly impatient: boolean
}

/** How long a pause is; what an older version stored was not limited. */
const lengthOf = (pause: Pause): number => Math.min(pause.milliseconds, longestPauseMilliseconds)

/** When a pause ends, in milliseconds since the epoch. */
export const endOf = (pause: Pause): number => pause.at + lengthOf(pause)

/** How much of a pause is left; a clock that was set back never makes it longer than it was. */
export function remainingPause(pause: Pause | null, now: number, impatient: boolean): number {
  if (pause === null || (impatient && !pause.binding)) return 0
  return Math.min(Math.max(0, endOf(pause) - now), lengthOf(pause))
}

/**
 * Why a submission cannot leave yet: an earlier step was refused or is undecided, or the backend still lacks one.
 * @returns the step that must be accepted first, or null
 */
export function heldBy(
  submission: Submission,
  submissions: readonly Submission[],
  nextStep: ExpectedStep,
): OnboardingStep | null {
  const stopped = submissions
    .filter((other) => needsAttention(other) && other.step < submission.step)
    .map((other) => other.step)
  // Where nobody knows what is expected, only the first step is surely in order.
  const expected = nextStep === 'unknown' ? firstStep : nextStep
  const missing = isOnboardingStep(expected) && submission.step > expected ? [expected] : []
  const first = Math.min(...stopped, ...missing)
  return [...stopped, ...missing].find((step) => step === first) ?? null
}

/**
 * Picks what leaves next: strictly in order, nothing overtakes a submission that pauses, and a
 * step whose predecessor is refused, undecided or missing is held while independent ones go on.
 * A row found in `sending` belongs to a tab that died: the caller holds the lock, so nobody else sends.
 */
export function nextSubmission({ submissions, nextStep, now, impatient }: QueueView): NextSubmission {
  for (const submission of submissions.filter(isPending).toSorted(byOrder)) {
    if (needsAttention(submission)) continue
    if (heldBy(submission, submissions, nextStep) !== null) continue
    if (submission.state === 'waiting') {
      const milliseconds = remainingPause(submission.pause, now, impatient)
      if (milliseconds > 0) return { kind: 'wait', milliseconds }
    }
    return { kind: 'send', submission }
  }
  return { kind: 'nothing' }
}
