import { timeText } from '@/domain/date-texts'
import { lastFour } from '@/domain/mask'
import { refusalMessage } from '@/domain/refusal-message'
import { stepNames } from '@/domain/step-texts'
import { heldBy } from '@/outbox/next-submission'
import type { ExpectedStep } from '@/outbox/progress'
import type { Pause, Submission } from '@/outbox/submission'
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

function pauseText(pause: Pause, now: number): string {
  const { failure } = pause
  switch (failure.kind) {
    case 'unreachable':
      return texts.noConnection
    case 'unauthorised':
      return texts.loginNeeded
    case 'unavailable': {
      const next = pause.at + pause.milliseconds
      const words = next - now > 5000 ? texts.serverProblem(timeText(next, now)) : texts.serverProblemSoon
      return failure.message === null ? words : `${words} ${texts.serverSaid(failure.message)}`
    }
  }
}

/** Why a submission is where it is, in one or two sentences. */
export function reasonOf(submission: Submission, all: readonly Submission[], nextStep: ExpectedStep, now: number): string {
  switch (submission.state) {
    case 'accepted':
      return texts.sentAt(timeText(submission.at, now))
    case 'sending':
      return texts.sendingNow
    case 'rejected':
      return refusalMessage(submission.message, submission.step)
    case 'waiting': {
      const holder = heldBy(submission, all, nextStep)
      if (holder !== null) return texts.heldBy(stepNames[holder])
      return submission.pause === null ? texts.waitingFirst : pauseText(submission.pause, now)
    }
  }
}
