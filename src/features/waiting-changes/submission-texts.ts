import type { ConnectionState } from '@/connectivity/connectivity'
import type { OnboardingStep } from '@/contract/steps'
import { timeText } from '@/domain/date-texts'
import { lastFour } from '@/domain/mask'
import { refusalMessage } from '@/domain/refusal-message'
import { stepNames } from '@/domain/step-texts'
import { endOf, heldBy } from '@/outbox/next-submission'
import type { ExpectedStep } from '@/outbox/progress'
import { isPending, mayHaveArrived, type Pause, type Submission } from '@/outbox/submission'
import { waitingTexts as texts } from './texts'

/** What a card says of a submission's content: enough to be recognised, with long numbers shortened. */
export function summaryOf(submission: Submission): string | null {
  if (submission.state === 'accepted') return null
  const { body } = submission
  if ('nickname' in body) return [body.nickname, body.gstType].filter((part) => part !== '').join(', ')
  if ('accountNumber' in body)
    return body.accountNumber === '' ? body.accountHolderName : texts.accountEnding(lastFour(body.accountNumber))
  if ('pickupAddress' in body) return [body.pickupAddress.city, body.pickupAddress.pincode].filter((part) => part !== '').join(' ')
  if ('shippingType' in body) return body.shippingType
  return null
}

const soonMilliseconds = 5000

/** Whether a status that is worth another try came from something on the way: the backend's own are told apart by it. */
const isStrangers = (status: number): boolean => status === 511 || (status < 500 && ![408, 409, 425, 429].includes(status))

function pauseText(pause: Pause, { now, connection }: Pick<Circumstances, 'now' | 'connection'>): string {
  const { failure } = pause
  const next = endOf(pause)
  const when = next - now > soonMilliseconds ? timeText(next, now) : null
  switch (failure.kind) {
    case 'unreachable':
      return connection === 'refused' ? texts.refused : texts.noConnection
    case 'unauthorised':
      return texts.loginNeeded
    case 'unclear':
      return withWords(when === null ? texts.unclearSoon : texts.unclear(when), failure.message)
    case 'unavailable': {
      if (isStrangers(failure.status)) return when === null ? texts.strangerAnsweredSoon : texts.strangerAnswered(when)
      return withWords(when === null ? texts.serverProblemSoon : texts.serverProblem(when), failure.message)
    }
  }
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
