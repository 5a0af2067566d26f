import { readBackgroundSender, isTokenRefused, type BackgroundSender } from './background-sender'
import { onceOpen, type OutboxDatabase } from './database'
import { followersOf, nextSubmission, type NextSubmissions } from './next-submission'
import { readProgress, type ExpectedStep } from './progress'
import { rememberRows } from './remember-rows'
import { restartPauses } from './restart-pauses'
import type { OutboxTools } from './save-submission'
import { claimSubmission, settleSubmission, type Settlement } from './settle-submission'
import { submissionsOf, type SendingSubmission, type StoredRow } from './submission'

/** What sending needs of the outbox: all that the service worker brings of it. Everything rejects when the store is out of reach. */
export interface SendingOutbox {
  /**
   * What leaves next for a seller, and what right after it.
   * @param now milliseconds since the epoch @param skipBackoff ignores pauses that no server asked for
   */
  next(sellerId: string, now: number, skipBackoff: boolean): Promise<NextSubmissions>
  /**
   * Marks a submission as being sent; null where it is gone, or is not to be sent any more.
   * @param scopes those that it had when it was found free to leave
   */
  claim(sequence: number, scopes?: readonly string[]): Promise<SendingSubmission | null>
  /** Writes how a try of a claimed submission ended; answers whether the seller has saved it again meanwhile, so that the newer one is next. */
  settle(submission: SendingSubmission, settlement: Settlement): Promise<boolean>
  /** Whether the backend has refused this token since the last sign-in. */
  isTokenRefused(token: string): Promise<boolean>
  /** The credentials with which the service worker sends with no page open; null without any. */
  backgroundSender(): Promise<BackgroundSender | null>
}

/** @param read parses rows; of the whole outbox, where this is a part of one */
export function createSendingOutbox(database: OutboxDatabase, tools: OutboxTools, read = rememberRows(tools.commands)): SendingOutbox {
  const { commands } = tools
  const reading = async <T>(work: () => PromiseLike<T>): Promise<T> => onceOpen(database, work)

  const queueOf = (sellerId: string): PromiseLike<{ readonly nextStep: ExpectedStep; readonly rows: readonly StoredRow[] }> =>
    database.transaction('r', database.submissions, database.progress, async () => ({
      nextStep: (await readProgress(database, sellerId))?.nextStep ?? 'unknown',
      rows: read(await database.submissions.where('sellerId').equals(sellerId).toArray()),
    }))

  return {
    next: (sellerId, now, skipBackoff) =>
      reading(async () => {
        const { nextStep, rows } = await queueOf(sellerId)
        await restartPauses(database, commands, submissionsOf(rows), now)
        const moment = { rows, nextStep, now, skipBackoff }
        const next = nextSubmission(moment)
        return next.kind === 'send' ? { ...next, followers: followersOf(next.submission, moment) } : next
      }),
    claim: (sequence, scopes) => reading(() => claimSubmission(database, sequence, { ...tools, scopes })),
    settle: (submission, settlement) => reading(() => settleSubmission(database, submission, settlement, tools)),
    isTokenRefused: (token) => reading(() => isTokenRefused(database, token)),
    backgroundSender: () => reading(() => readBackgroundSender(database)),
  }
}
