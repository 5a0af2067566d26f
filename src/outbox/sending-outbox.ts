import { onceOpen } from '@/storage/app-database'
import { withRoom, type MakeRoom } from '@/storage/with-room'
import { readWorkerCredentials, isTokenRefused, type WorkerCredentials } from './worker-credentials'
import type { OutboxDatabase, SubmissionRecord } from './database'
import type { OutboxView } from './held-by'
import { allRowsOf, fewRowsOf, frontOfMany } from './many-rows'
import { followersOf, nextSubmission, type NextSubmissions } from './next-submission'
import { readProgress } from './progress'
import { rememberRows } from './remember-rows'
import { restartPauses } from './restart-pauses'
import type { OutboxTools } from './save-submission'
import { claimSubmission, settleAndClaim, settleSubmission, type Settlement } from './settle-submission'
import { submissionsOf, type PendingSubmission, type SendingSubmission } from './submission'
import { releaseStaleClaims } from './stale-claims'

/** The part of the outbox that sending needs; the service worker loads no more than this. Each method rejects when the store is out of reach. */
export interface SendingOutbox {
  /**
   * What leaves next for a seller, and what may follow it.
   * @param now milliseconds since the epoch @param skipBackoff ignores pauses that no server asked for
   * @param underWay the submission being sent right now; any other row in `sending` was left by a tab that died
   */
  next(sellerId: string, now: number, skipBackoff: boolean, underWay?: SendingSubmission): Promise<NextSubmissions>
  /**
   * Marks a submission as being sent; null if it is gone or no longer to be sent.
   * @param scopes the scopes that it had when it was found free to leave
   */
  claim(sequence: number, scopes?: readonly string[]): Promise<SendingSubmission | null>
  /** Writes how a try of a claimed submission ended. */
  settle(submission: SendingSubmission, settlement: Settlement): Promise<void>
  /**
   * Settles a submission that was accepted and claims the one planned after it, in one transaction; null if the outbox
   * has to be read again first, and nothing is claimed.
   */
  settleAndClaim(submission: SendingSubmission, settlement: Settlement, planned: PendingSubmission): Promise<SendingSubmission | null>
  /** Whether the backend has refused this token since the last sign-in. */
  isTokenRefused(token: string): Promise<boolean>
  /** The credentials with which the service worker sends with no page open; null without any. */
  workerCredentials(): Promise<WorkerCredentials | null>
}

export function createSendingOutbox(database: OutboxDatabase, tools: OutboxTools, makeRoom: MakeRoom): SendingOutbox {
  const { commands } = tools
  const read = rememberRows(commands)
  const reading = async <T>(work: () => PromiseLike<T>): Promise<T> => onceOpen(database, work)
  // Without this a full device could neither claim a submission nor store its answer, and would stay full.
  const writing = <T>(work: () => PromiseLike<T>): Promise<T> => withRoom(() => onceOpen(database, work), makeRoom)

  const viewOf = async (sellerId: string, rows: readonly SubmissionRecord[]): Promise<OutboxView> => ({
    nextStep: (await readProgress(database, sellerId))?.nextStep ?? 'unknown',
    rows: read(rows),
  })

  const inTransaction = <T>(work: () => Promise<T>): PromiseLike<T> => database.transaction('r', database.submissions, database.progress, work)

  const wholeOutbox = (sellerId: string): PromiseLike<OutboxView> =>
    inTransaction(async () => viewOf(sellerId, await allRowsOf(database, sellerId)))

  /** The rows that decide what leaves next: all if they are few, else the front; null if only all rows can tell. */
  const outboxFront = (sellerId: string): PromiseLike<(OutboxView & { readonly isWhole: boolean }) | null> =>
    inTransaction(async () => {
      const found = await fewRowsOf(database, sellerId)
      const isWhole = typeof found !== 'number'
      const rows = isWhole ? found : await frontOfMany(database, sellerId, found)
      return rows === null ? null : { ...(await viewOf(sellerId, rows)), isWhole }
    })

  async function nextIn(view: OutboxView, now: number, skipBackoff: boolean, underWay: SendingSubmission | undefined): Promise<NextSubmissions> {
    const submissions = submissionsOf(view.rows)
    await restartPauses(database, commands, submissions, now)
    const moment = { ...view, now, skipBackoff }
    const next = nextSubmission(moment)
    const isNext = (sequence: number): boolean => next.kind === 'send' && next.submission.sequence === sequence
    const left = submissions.filter(({ state, sequence }) => state === 'sending' && sequence !== underWay?.sequence && !isNext(sequence))
    await releaseStaleClaims(database, commands, left.map(({ sequence }) => sequence))
    return next.kind === 'send' ? { ...next, followers: followersOf(next.submission, moment) } : next
  }

  return {
    next: (sellerId, now, skipBackoff, underWay) =>
      writing(async () => {
        const front = await outboxFront(sellerId)
        const next = front === null ? null : await nextIn(front, now, skipBackoff, underWay)
        // If all in the front are held or fail alone, a free one may come after them: read all rows.
        const isAnswer = next !== null && (front?.isWhole === true || next.kind === 'send' || (next.kind === 'wait' && next.others !== true))
        return isAnswer ? next : nextIn(await wholeOutbox(sellerId), now, skipBackoff, underWay)
      }),
    claim: (sequence, scopes) => writing(() => claimSubmission(database, sequence, { ...tools, scopes })),
    settle: (submission, settlement) => writing(() => settleSubmission(database, submission, settlement, tools)),
    settleAndClaim: (submission, settlement, planned) => writing(() => settleAndClaim(database, { submission, settlement, planned }, tools)),
    isTokenRefused: (token) => reading(() => isTokenRefused(database, token)),
    workerCredentials: () => reading(() => readWorkerCredentials(database)),
  }
}
