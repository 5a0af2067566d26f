import type { ConnectionState } from '@/connectivity/connectivity'
import { isStepRequest } from '@/contract/endpoints'
import { commandTexts } from '@/domain/command-texts'
import { timeText } from '@/domain/date-texts'
import { commandTitle, refusalMessage } from '@/domain/command-words'
import { retrySentence } from '@/domain/retry-sentence'
import { stepNames } from '@/domain/steps/step-texts'
import { summaryOf as stepSummaryOf } from '@/domain/steps/all-steps'
import { heldSubmissions, type OutboxView } from '@/outbox/held-by'
import { endOf } from '@/outbox/next-submission'
import { pauseBefore } from '@/outbox/pause-before'
import { isPending, mayHaveArrived, submissionsOf, type Pause, type Submission } from '@/outbox/submission'
import type { StorageFailure } from '@/storage/storage-failure'
import { outboxTexts as texts } from './texts'

const isDetailed = (command: string): command is keyof typeof texts.details => Object.hasOwn(texts.details, command)

/** A short description of a submission's content, enough to recognise it, with long numbers masked. */
export function summaryOf(submission: Submission): string {
  if (submission.state === 'accepted') return ''
  const { step, command, body, shows } = submission
  if (shows !== null) return shows.detail !== '' && isDetailed(command) ? texts.details[command](shows.detail) : shows.detail
  return step === null || !isStepRequest(step, body) ? '' : stepSummaryOf(step, body)
}

/** Why nothing is sent while a pause lasts. */
const pauseSentence = (pause: Pause, { now, connection }: Pick<Circumstances, 'now' | 'connection'>): string =>
  retrySentence(pause.failure, endOf(pause), { now, refused: connection === 'refused' })

/** The same for the command that was tried, with the backend's message. */
function pauseText(pause: Pause, circumstances: Circumstances): string {
  const sentence = pauseSentence(pause, circumstances)
  return 'message' in pause.failure ? withWords(sentence, pause.failure.message) : sentence
}

const withWords = (sentence: string, message: string | null): string =>
  message === null ? sentence : `${sentence} ${commandTexts.serverSaid(message)}`

/** Everything that the reasons on the cards depend on. */
export interface Circumstances extends OutboxView {
  /** Milliseconds since the epoch. */
  readonly now: number
  readonly connection: ConnectionState
  /** The storage failure that keeps commands from being sent; null for none. */
  readonly failure: StorageFailure | null
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
        // The step that holds it is not stored here: it waits only because it is unknown which step is next.
        const isOrderUnknown = nextStep === 'unknown' && !all.some(({ step }) => step === holder.step)
        return isOrderUnknown ? texts.orderUnknown : texts.heldBy(stepNames[holder.step])
      }
      if (submission.pause !== null) return pauseText(submission.pause, circumstances)
      const older = olderVersionOf(submission, all)
      if (older === null) return untriedText(submission, circumstances)
      const pause = older.state === 'waiting' && older.pause !== null ? ` ${pauseText(older.pause, circumstances)}` : ''
      return texts.earlierVersionFirst + pause
    }
  }
}

/** Why a command that was never tried is not sent: the device is full, there is no network, or an earlier one is paused. */
function untriedText(submission: Submission, circumstances: Circumstances): string {
  if (circumstances.failure === 'full') return texts.waitingForSpace
  if (circumstances.connection === 'offline') return texts.waitingFirst
  const pause = pauseBefore(submission, circumstances)
  // The unclear answer was about the earlier command: the backend has never been asked about this one.
  return pause === null || pause.failure.kind === 'unclear' ? texts.inItsTurn : pauseSentence(pause, circumstances)
}

/** An older version of the same command, whose answer has to come first; null for none. */
const olderVersionOf = ({ subject, sequence }: Submission, all: readonly Submission[]): Submission | null =>
  all.find((other) => isPending(other) && other.subject === subject && other.sequence < sequence) ?? null
