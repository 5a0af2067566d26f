import { networkFailureMessages } from '@/contract/messages'
import { stepWords } from '@/contract/step-words'
import type { OnboardingStep } from '@/contract/steps'
import { refusalMessage } from '@/domain/command-words'
import { nextTryText, retrySentence } from '@/domain/retry-sentence'
import { endOf } from '@/outbox/next-submission'
import type { SavedStatus } from '@/outbox/saved-step'
import type { Pause } from '@/outbox/submission'
import { onboardingTexts as texts } from './texts'

/**
 * What the seller reads of the step that was saved last (ONB-05, ONB-06).
 * - `delivered`: accepted
 * - `kept`: still on this device; why, and what happens next
 * - `stopped`: it needs the seller
 */
export type SaveReport =
  | { readonly kind: 'delivered'; readonly message: string }
  | { readonly kind: 'kept'; readonly problem: string | null; readonly sentences: readonly string[] }
  | { readonly kind: 'stopped'; readonly problem: string; readonly sentence: string }

interface Moment {
  /** Whether the browser says that there is no network. */
  readonly offline: boolean
  /** The backend refuses the portal. */
  readonly refused: boolean
  /** Whether it is known which step is next; where it is not, the screen says so elsewhere. */
  readonly orderKnown: boolean
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** Why the last try failed, in the words of the specification's section 8; null where the seller need not know. */
function problemOf({ failure }: Pause, step: OnboardingStep): string | null {
  switch (failure.kind) {
    case 'unreachable':
      return networkFailureMessages.step
    case 'unavailable':
    case 'unclear':
      return refusalMessage(failure.message, step)
    case 'unauthorised':
      return null
  }
}

function nextTry(pause: Pause, { refused, now }: Moment): string {
  const next = endOf(pause)
  if (pause.failure.kind !== 'unreachable' || refused) return retrySentence(pause.failure, next, { now, refused })
  // The device is online, so the text must not blame its connection.
  const when = nextTryText(next, now)
  return when === null ? texts.noAnswerSoon : texts.noAnswer(when)
}

/** Words the report on a saved step from its current status. */
export function saveReport(status: SavedStatus, step: OnboardingStep, moment: Moment): SaveReport {
  const { offline, orderKnown } = moment
  switch (status.kind) {
    case 'accepted':
      return { kind: 'delivered', message: status.message ?? stepWords[step].accepted }
    case 'rejected':
      return { kind: 'stopped', problem: refusalMessage(status.message, step), sentence: texts.refusedLater }
    case 'undecided':
      return { kind: 'stopped', problem: refusalMessage(status.message, step), sentence: texts.undecided }
    case 'under-way':
      return { kind: 'kept', problem: null, sentences: [offline ? texts.savedOnDevice : texts.beingSent] }
    case 'held':
      return { kind: 'kept', problem: null, sentences: [offline ? texts.savedOnDevice : texts.savedHere, ...(orderKnown ? [texts.heldBack] : [])] }
    case 'paused': {
      const { pause } = status
      const sentence = offline ? texts.savedOnDevice : nextTry(pause, moment)
      return { kind: 'kept', problem: problemOf(pause, step), sentences: [sentence] }
    }
  }
}
