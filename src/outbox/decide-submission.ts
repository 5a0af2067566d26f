import type { OutboxDatabase } from './database'
import { markAccepted } from './progress'
import { saveSubmission, type SaveTools } from './save-submission'
import { needsAttention, parseRow, rowOf, submissionsOf, type RejectedSubmission, type UndecidedSubmission, type WaitingSubmission } from './submission'

type StoppedSubmission = RejectedSubmission | UndecidedSubmission

/** Back in the queue, at its own place and under its own key. */
export function reopened(submission: StoppedSubmission): WaitingSubmission {
  const { sequence, order, sellerId, step, key, savedAt, attempts, body, lostAnswer } = submission
  const again = { sequence, order, sellerId, step, key, savedAt, attempts, body }
  const lost = submission.state === 'undecided' || lostAnswer === true
  return { ...again, ...(lost && { lostAnswer: true }), state: 'waiting', pause: null }
}

/** The submission, if it still waits for the seller's decision: another tab may have been quicker. */
async function stoppedAt(database: OutboxDatabase, sequence: number): Promise<StoppedSubmission | null> {
  const row = parseRow(await database.submissions.get(sequence))
  return row.kind === 'submission' && needsAttention(row.submission) ? row.submission : null
}

/** The seller knows that the backend has this step: it is not sent any more, and those after it are held no longer. */
export function takeAsArrived(database: OutboxDatabase, sequence: number): PromiseLike<void> {
  return database.transaction('rw', database.submissions, database.progress, async () => {
    const stopped = await stoppedAt(database, sequence)
    if (stopped === null) return
    await database.submissions.delete(sequence)
    await markAccepted(database, stopped.sellerId, stopped.step)
  })
}

/**
 * The seller wants a stopped step to be sent once more. What was refused goes under a new key, since the backend may
 * remember its answer to the old one; what is undecided keeps its key, since it may have taken effect.
 */
export function sendAgain(database: OutboxDatabase, sequence: number, tools: SaveTools): PromiseLike<void> {
  return database.transaction('rw', database.submissions, async () => {
    const stopped = await stoppedAt(database, sequence)
    if (stopped === null) return
    if (stopped.state === 'undecided') await database.submissions.put(rowOf(reopened(stopped)))
    else await saveSubmission(database, { sellerId: stopped.sellerId, step: stopped.step, body: stopped.body }, tools)
  })
}

/** Takes a submission back, unless it is being sent right now; older ones of the same step go with it. */
export function discardSubmission(database: OutboxDatabase, sequence: number): PromiseLike<void> {
  return database.transaction('rw', database.submissions, async () => {
    const row = parseRow(await database.submissions.get(sequence))
    if (row.kind === 'unreadable') return database.submissions.delete(sequence)
    const { sellerId, step, state } = row.submission
    if (state === 'sending') return
    const older = await database.submissions.where('[sellerId+step]').equals([sellerId, step]).toArray()
    const gone = submissionsOf(older.map(parseRow)).filter((other) => other.sequence < sequence && other.state === 'waiting')
    await database.submissions.bulkDelete([sequence, ...gone.map((other) => other.sequence)])
  })
}
