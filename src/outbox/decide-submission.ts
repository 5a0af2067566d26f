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

/** The submission as it waits again, in its place and under its key. */
export function reopened(submission: StoppedSubmission): WaitingSubmission {
  if (submission.state === 'rejected') {
    const { status: _status, message: _message, at: _at, code: _code, field: _field, ...kept } = submission
    return { ...kept, state: 'waiting', pause: null }
  }
  const { status: _status, message: _message, at: _at, ...kept } = submission
  return { ...kept, lostAnswer: true, state: 'waiting', pause: null }
}

/**
 * What was forbidden, as it waits again once its seller has proved who she is. It goes under a new key, since the backend may
 * remember its answer to the old one; unless an earlier try may have arrived, or another phone has it too, which a new key would double.
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

/** The seller knows that the backend has this: it is not sent any more, and those after it are held no longer. */
export function takeAsArrived(database: OutboxDatabase, sequence: number, commands: Commands): PromiseLike<void> {
  return database.transaction('rw', database.submissions, database.progress, async () => {
    const stopped = await stoppedAt(database, sequence, commands)
    if (stopped === null) return
    await database.submissions.delete(sequence)
    await markAccepted(database, stopped)
  })
}

/**
 * The seller wants a stopped command to be sent once more. What was refused goes under a new key, since the backend may
 * remember its answer to the old one; what is undecided keeps its key, since it may have taken effect.
 */
export function sendAgain(database: OutboxDatabase, sequence: number, tools: OutboxTools, isNumbered = true): PromiseLike<void> {
  return database.transaction('rw', database.submissions, database.records, database.cursors, async () => {
    const stopped = await stoppedAt(database, sequence, tools.commands)
    if (stopped === null) return
    if (stopped.state === 'undecided') await database.submissions.put(rowOf(reopened(stopped)))
    else await saveSubmission(database, { ...stopped, numbered: isNumbered && numberIn(tools.commands.get(stopped.command), stopped.body) !== null }, tools)
  })
}

/** Removes a row that this version cannot read; one that somebody has tampered with may have a key that is no number. */
export const discardUnreadable = (database: OutboxDatabase, place: number | string, commands: Commands): PromiseLike<void> =>
  database.transaction('rw', database.submissions, async () => {
    const atPlace = database.submissions.where(':id').equals(place)
    const [row] = await atPlace.toArray()
    if (row !== undefined && parseRow(commands, row).kind === 'unreadable') await atPlace.delete()
  })
