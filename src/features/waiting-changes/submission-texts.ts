import type { ConnectionState } from '@/connectivity/connectivity'
import type { OnboardingStep } from '@/contract/steps'
import { timeText } from '@/domain/date-texts'
import { refusalMessage } from '@/domain/refusal-message'
import { retrySentence } from '@/domain/retry-sentence'
import { stepNames } from '@/domain/step-texts'
import { endOf, heldBy } from '@/outbox/next-submission'
import type { ExpectedStep } from '@/outbox/progress'
import { isPending, mayHaveArrived, type Pause, type Submission } from '@/outbox/submission'
import { waitingTexts as texts } from './texts'

function pauseText(pause: Pause, { now, connection }: Pick<Circumstances, 'now' | 'connection'>): string {
  const { failure } = pause
  const sentence = retrySentence(failure, endOf(pause), { now, refused: connection === 'refused' })
  return 'message' in failure ? withWords(sentence, failure.message) : sentence
}

const withWords = (sentence: string, message: string | null): string =>
  message === null ? sentence : `${sentence} ${texts.serverSaid(message)}`

interface Circumstances {
  readonly all: readonly Submission[]
  readonly nextStep: ExpectedStep
  readonly now: number
  readonly connection: ConnectionState
}

/** Why a submission is where it is, in one or two sentences. */
export function reasonOf(submission: Submission, circumstances: Circumstances): string {
  const { all, nextStep, now } = circumstances
  switch (submission.state) {
    case 'accepted':
      return texts.sentAt(timeText(submission.at, now))
    case 'sending':
      return texts.sendingNow
    case 'undecided':
      return withWords(texts.undecided, submission.message)
    case 'rejected': {
      const refusal = refusalMessage(submission.message, submission.step)
      return mayHaveArrived(submission) ? `${refusal} ${texts.triedBefore}` : refusal
    }
    case 'waiting': {
      const holder = heldBy(submission, all, nextStep)
      if (holder !== null) return isOrderUnknown(holder, all, nextStep) ? texts.orderUnknown : texts.heldBy(stepNames[holder])
      if (submission.pause !== null) return pauseText(submission.pause, circumstances)
      const older = olderVersionOf(submission, all)
      if (older === null) return texts.waitingFirst
      const pause = older.state === 'waiting' && older.pause !== null ? ` ${pauseText(older.pause, circumstances)}` : ''
      return texts.earlierVersionFirst + pause
    }
  }
}

/** Whether a step is held only because nobody knows whether it is its turn. */
const isOrderUnknown = (holder: OnboardingStep, all: readonly Submission[], nextStep: ExpectedStep): boolean =>
  nextStep === 'unknown' && !all.some((other) => other.step === holder)

/** The version of the same step whose answer has to come first. */
const olderVersionOf = ({ step, sequence }: Submission, all: readonly Submission[]): Submission | null =>
  all.find((other) => isPending(other) && other.step === step && other.sequence < sequence) ?? null
