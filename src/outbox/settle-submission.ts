import type { Table } from 'dexie'
import type { Refusal } from '@/contract/modules/refusal'
import { isLost } from '@/storage/lost-value'
import { keepAnswer } from './answered-record'
import type { OutboxDatabase, SubmissionRecord } from './database'
import { acceptedBefore } from './first-acceptance'
import { giveUpNumbers, isSettled, voidRefused } from './given-up-numbers'
import { markAccepted } from './progress'
import { refuseToken } from './worker-credentials'
import { remainsOf } from './remains'
import { rowsOfSubject } from './rows-of-thing'
import type { OutboxTools } from './save-submission'
import {
  isOfOneCommand,
  isPending,
  mayBeElsewhere,
  mayHaveArrived,
  parseRow,
  rowOf,
  submissionsOf,
  type Pause,
  type PendingSubmission,
  type SendingSubmission,
  type Submission,
  type WaitingSubmission,
} from './submission'

/** How a try ended, as far as the outbox is concerned. */
export type Settlement =
  /** `record`: the changed record as the backend has it now, not parsed yet. */
  | { readonly kind: 'accepted'; readonly message: string | null; readonly record?: unknown }
  | ({ readonly kind: 'rejected'; readonly status: number; readonly message: string | null } & Refusal)
  | { readonly kind: 'try-again'; readonly pause: Pause }
  | { readonly kind: 'unauthorised'; readonly token: string }
  /** Nothing left the device. */
  | { readonly kind: 'not-sent' }

/** How often a submission is tried again after an answer that says neither yes nor no; then the seller decides. */
const unclearAnswersAskedAgain = 3

const withoutPause = ({ pause: _pause, ...submission }: WaitingSubmission) => submission

/** Marks a submission as being sent; null if it is gone, has ended, or has other scopes meanwhile. */
export function claimSubmission(
  database: OutboxDatabase,
  sequence: number,
  { scopes, ...tools }: OutboxTools & { readonly scopes?: readonly string[] | undefined },
): PromiseLike<SendingSubmission | null> {
  return database.transaction('rw', database.submissions, async () => {
    const claimed = claimOf(await database.submissions.get(sequence), { ...tools, scopes })
    if (claimed !== null) await database.submissions.put(rowOf(claimed))
    return claimed
  })
}

function claimOf(
  stored: SubmissionRecord | undefined,
  { commands, now, scopes }: OutboxTools & { readonly scopes: readonly string[] | undefined },
): SendingSubmission | null {
  const row = parseRow(commands, stored)
  if (row.kind === 'unreadable') return null
  const { submission } = row
  if (submission.state !== 'waiting' && submission.state !== 'sending') return null
  if (scopes !== undefined && scopes.join('\n') !== submission.scopes.join('\n')) return null
  return {
    ...(submission.state === 'waiting' ? withoutPause(submission) : submission),
    ...(mayHaveArrived(submission) && { lostAnswer: true }),
    attempts: submission.attempts + 1,
    state: 'sending',
    since: now(),
  }
}

interface Settled {
  readonly now: number
  /** The lowest revision that the command's record can have at its next read; null if unknown. */
  readonly rev: number | null
  readonly firstAt: number | null | undefined
}

function settled(submission: SendingSubmission, settlement: Settlement, { now, rev, firstAt }: Settled): Submission {
  const { since: _since, ...counted } = submission
  const { unclearAnswers, serverErrors, ...kept } = counted
  switch (settlement.kind) {
    case 'accepted': {
      // Once it has arrived, the device drops the body, except for the little that its seller may want to read.
      const { endpoint: _endpoint, body, bodyVersion: _version, lostAnswer: _lost, copied: _copied, ...bare } = kept
      const remains = remainsOf(body)
      return { ...bare, state: 'accepted', message: settlement.message, at: now, ...(remains !== null && { remains }), ...(rev !== null && { rev }), ...(firstAt !== undefined && { firstAt }) }
    }
    case 'rejected': {
      const { status, message, code, field } = settlement
      return { ...kept, state: 'rejected', status, message, at: now, ...(code !== undefined && { code }), ...(field !== undefined && { field }) }
    }
    case 'unauthorised':
      return { ...counted, state: 'waiting', pause: { failure: { kind: 'unauthorised' }, at: now, milliseconds: 0, serverRequested: false } }
    case 'not-sent':
      return { ...counted, attempts: kept.attempts - 1, state: 'waiting', pause: null }
    case 'try-again': {
      const { pause } = settlement
      if (isOfOneCommand(pause.failure)) return { ...counted, serverErrors: (serverErrors ?? 0) + 1, state: 'waiting', pause }
      if (pause.failure.kind !== 'unclear') return { ...counted, state: 'waiting', pause }
      const { status, message } = pause.failure
      const answers = (unclearAnswers ?? 0) + 1
      if (answers > unclearAnswersAskedAgain) return { ...kept, state: 'undecided', status, message, at: now }
      return { ...counted, unclearAnswers: answers, state: 'waiting', pause }
    }
  }
}

/** Only the tables that the settlement needs: each table in a transaction slows down every submission that is sent. */
const settledTables = (
  { submissions, progress, senders, records, cursors }: OutboxDatabase,
  { step }: SendingSubmission,
  settlement: Settlement,
): readonly Table[] => [
  submissions,
  ...(step === null ? [] : [progress]),
  ...(settlement.kind === 'unauthorised' ? [senders] : []),
  ...(settlement.kind !== 'accepted' || settlement.record !== undefined ? [records, cursors] : []),
]

interface Ended {
  /** Whether the seller has saved it again meanwhile, in a newer submission. */
  readonly isSavedAgain: boolean
  /** The submission's own row, still to be written; null if there is nothing to write. */
  readonly end: Submission | null
}

/** Writes everything about how a try ended except the submission's own row; called inside a transaction. */
async function endTry(
  database: OutboxDatabase,
  submission: SendingSubmission,
  settlement: Settlement,
  tools: OutboxTools,
): Promise<Ended> {
  const { submissions } = database
  const { commands, now } = tools
  const { sequence, sellerId } = submission
  if (settlement.kind === 'unauthorised') await refuseToken(database, { sellerId, token: settlement.token })
  const rows = await rowsOfSubject(database, submission)
  const stored = rows.find((row) => row.sequence === sequence)
  // Deleted meanwhile: the seller logged out and chose not to keep it.
  if (stored === undefined) return { isSavedAgain: false, end: null }
  const others = submissionsOf(rows.filter((row) => row.sequence !== sequence).map((row) => parseRow(commands, row)))
  const newer = others.find((other) => isPending(other) && other.sequence > sequence)
  const rev = await keepAnswer(database, submission, settlement, commands)
  const firstAt = await acceptedBefore(database, submission, others)
  // It may have been copied while it was being sent.
  const end = settled({ ...submission, ...(stored.copied === true && { copied: true }) }, settlement, { now: now(), rev, firstAt })
  if (!isPending(end)) {
    const older = [...others.filter((other) => !isPending(other)), ...rows.filter((row) => row.sequence < sequence && isLost(row))].map((other) => other.sequence)
    if (older.length > 0) await submissions.bulkDelete(older)
    await markAccepted(database, submission)
  } else if (newer !== undefined && !(end.state === 'waiting' && mayBeElsewhere(end))) {
    await submissions.delete(sequence)
    if (mayHaveArrived(end)) await submissions.update(newer.sequence, { lostAnswer: true })
    // The newer version usually shares the number; one that came with a copy has its own, and this one's is given up.
    await giveUpNumbers(database, [submission], tools)
    return { isSavedAgain: true, end: null }
  }
  return { isSavedAgain: newer !== undefined, end }
}

/**
 * Writes how a try ended. In the same transaction an accepted step moves the seller's progress, and the answer's record
 * replaces the stored one. If the seller has saved it again meanwhile, the newer submission may leave once the answer is
 * known, and a refusal of the older one is dropped.
 */
export const settleSubmission = (
  database: OutboxDatabase,
  submission: SendingSubmission,
  settlement: Settlement,
  tools: OutboxTools,
): PromiseLike<void> =>
  database.transaction('rw', settledTables(database, submission, settlement), async () => {
    const { end } = await endTry(database, submission, settlement, tools)
    if (end === null) return
    if (end.state === 'rejected' && isSettled(end)) return database.submissions.delete(end.sequence)
    await database.submissions.put(rowOf(end))
    if (settlement.kind === 'rejected' && end.state === 'rejected') await voidRefused(database, end, settlement.current, tools)
  })

/**
 * Settles what was accepted and claims what was planned after it, in one transaction: one wait for the disk in place of
 * two.
 * @returns null if the seller has saved the settled one again, or the planned one cannot be claimed
 */
export const settleAndClaim = (
  database: OutboxDatabase,
  { submission, settlement, planned }: { readonly submission: SendingSubmission; readonly settlement: Settlement; readonly planned: PendingSubmission },
  tools: OutboxTools,
): PromiseLike<SendingSubmission | null> =>
  database.transaction('rw', settledTables(database, submission, settlement), async () => {
    const ended = endTry(database, submission, settlement, tools)
    // An accepted command gives its record's new revision to those that wait behind it, so the planned one is read after that.
    const answers = tools.commands.get(submission.command)?.answers ?? null
    if (settlement.kind === 'accepted' && answers !== null) await ended
    const [{ isSavedAgain, end }, stored] = await Promise.all([ended, database.submissions.get(planned.sequence)])
    const claimed = isSavedAgain ? null : claimOf(stored, { ...tools, scopes: planned.scopes })
    // One request to the store in place of two.
    await database.submissions.bulkPut([...(end === null ? [] : [rowOf(end)]), ...(claimed === null ? [] : [rowOf(claimed)])])
    return claimed
  })
