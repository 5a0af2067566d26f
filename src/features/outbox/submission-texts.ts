import type { ConnectionState } from '@/connectivity/connectivity'
import { isStepRequest } from '@/contract/endpoints'
import { commandTexts } from '@/domain/command-texts'
import { timeText } from '@/domain/date-texts'
import { commandTitle, refusalMessage } from '@/domain/command-words'
import { retrySentence } from '@/domain/retry-sentence'
import { stepNames } from '@/domain/step-texts'
import { summaryOf as stepSummaryOf } from '@/domain/steps/all-steps'
import { heldSubmissions, type OutboxView } from '@/outbox/held-by'
import { endOf } from '@/outbox/next-submission'
import { isPending, mayHaveArrived, submissionsOf, type Pause, type Submission } from '@/outbox/submission'
import { outboxTexts as texts } from './texts'

const isDetailed = (command: string): command is keyof typeof texts.details => Object.hasOwn(texts.details, command)

/** What a card says of a submission's content: enough to be recognised, with long numbers shortened. */
export function summaryOf(submission: Submission): string {
  if (submission.state === 'accepted') return ''
  const { step, command, body, shows } = submission
  if (shows !== null) return shows.detail !== '' && isDetailed(command) ? texts.details[command](shows.detail) : shows.detail
  return step === null || !isStepRequest(step, body) ? '' : stepSummaryOf(step, body)
}

function pauseText(pause: Pause, { now, connection }: Pick<Circumstances, 'now' | 'connection'>): string {
  const { failure } = pause
  const sentence = retrySentence(failure, endOf(pause), { now, refused: connection === 'refused' })
  return 'message' in failure ? withWords(sentence, failure.message) : sentence
}

const withWords = (sentence: string, message: string | null): string =>
  message === null ? sentence : `${sentence} ${commandTexts.serverSaid(message)}`

interface Circumstances extends OutboxView {
  readonly now: number
  readonly connection: ConnectionState
}

/** Why a submission is where it is, in one or two sentences. */
export function reasonOf(submission: Submission, circumstances: Circumstances): string {
  const { rows, nextStep, now } = circumstances
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
      const holder = heldSubmissions(circumstances).get(submission.sequence)
      const all = submissionsOf(rows)
      if (holder?.kind === 'row') return texts[holder.row.step === null ? 'heldByCommand' : 'heldBy'](commandTitle(holder.row))
      if (holder !== undefined) {
        // A step is held only because nobody knows whether it is its turn.
        const isOrderUnknown = nextStep === 'unknown' && !all.some(({ step }) => step === holder.step)
        return isOrderUnknown ? texts.orderUnknown : texts.heldBy(stepNames[holder.step])
      }
      if (submission.pause !== null) return pauseText(submission.pause, circumstances)
      const older = olderVersionOf(submission, all)
      if (older === null) return texts.waitingFirst
      const pause = older.state === 'waiting' && older.pause !== null ? ` ${pauseText(older.pause, circumstances)}` : ''
      return texts.earlierVersionFirst + pause
    }
  }
}

/** The version of the same command whose answer has to come first. */
const olderVersionOf = ({ subject, sequence }: Submission, all: readonly Submission[]): Submission | null =>
  all.find((other) => isPending(other) && other.subject === subject && other.sequence < sequence) ?? null
