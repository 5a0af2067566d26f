import type { Commands } from './command'
import type { OutboxDatabase } from './database'
import { numberIn } from './document-numbers'
import { markAccepted } from './progress'
import { saveSubmission, type OutboxTools } from './save-submission'
import {
  needsAttention,
  parseRow,
  rowOf,
  type RejectedSubmission,
  type UndecidedSubmission,
  type WaitingSubmission,
} from './submission'

type StoppedSubmission = RejectedSubmission | UndecidedSubmission

/** Makes a stopped submission wait again, with the same place and key. */
export function reopened(submission: StoppedSubmission): WaitingSubmission {
  if (submission.state === 'rejected') {
    const { status: _status, message: _message, at: _at, code: _code, field: _field, ...kept } = submission
    return { ...kept, state: 'waiting', pause: null }
  }
  const { status: _status, message: _message, at: _at, ...kept } = submission
  return { ...kept, lostAnswer: true, state: 'waiting', pause: null }
}

/**
 * Makes a submission refused with 403 wait again after a sign-in. It gets a new key, since the backend may replay its answer to the
 * old one; not if an earlier try may have arrived or another phone has a copy, since a new key could then take effect twice.
 */
export const allowedAgain = (submission: RejectedSubmission, newKey: () => string): WaitingSubmission => ({
  ...reopened(submission),
  ...(submission.lostAnswer !== true && submission.copied !== true && { key: newKey() }),
})

/** The submission, if it still waits for the seller's decision: another tab may have been quicker. */
async function stoppedAt(database: OutboxDatabase, sequence: number, commands: Commands): Promise<StoppedSubmission | null> {
  const row = parseRow(commands, await database.submissions.get(sequence))
  return row.kind === 'submission' && needsAttention(row.submission) ? row.submission : null
}

/** The seller knows that the backend has this submission: it is deleted, and what it held may leave. */
export function confirmDelivered(database: OutboxDatabase, sequence: number, commands: Commands): PromiseLike<void> {
  return database.transaction('rw', database.submissions, database.progress, async () => {
    const stopped = await stoppedAt(database, sequence, commands)
    if (stopped === null) return
    await database.submissions.delete(sequence)
    await markAccepted(database, stopped)
  })
}

/**
 * Sends a stopped command once more, as the seller wants. A refused one gets a new key, since the backend may replay its
 * answer to the old one; an undecided one keeps its key, since it may have taken effect.
 */
export function sendAgain(database: OutboxDatabase, sequence: number, tools: OutboxTools, isNumbered = true): PromiseLike<void> {
  return database.transaction('rw', database.submissions, database.records, database.cursors, async () => {
    const stopped = await stoppedAt(database, sequence, tools.commands)
    if (stopped === null) return
    if (stopped.state === 'undecided') await database.submissions.put(rowOf(reopened(stopped)))
    else await saveSubmission(database, { ...stopped, numbered: isNumbered && numberIn(tools.commands.get(stopped.command), stopped.body) !== null }, tools)
  })
}

/** Removes a row that this version cannot read. The key of a tampered row may be a text instead of a number. */
export const discardUnreadable = (database: OutboxDatabase, place: number | string, commands: Commands): PromiseLike<void> =>
  database.transaction('rw', database.submissions, async () => {
    const atPlace = database.submissions.where(':id').equals(place)
    const [row] = await atPlace.toArray()
    if (row !== undefined && parseRow(commands, row).kind === 'unreadable') await atPlace.delete()
  })
