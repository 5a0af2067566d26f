import type { OutboxDatabase } from './database'
import { giveUpNumbers, hasToBeTold } from './given-up-numbers'
import { rowsOfSubject } from './rows-of-thing'
import { saveSubmission, type CommandToSave, type OutboxTools } from './save-submission'
import { byOrder, isPending, parseRow, submissionsOf, type PendingSubmission, type StoredRow } from './submission'

/**
 * What goes with a submission that is discarded: the later ones that share a thing with it, and those that share one
 * with these. They were decided on what it would have made of the thing (CMD-08). Steps stay: each stands for itself.
 */
export function followersIn(rows: readonly StoredRow[], { sequence, step, scopes, order }: PendingSubmission): readonly PendingSubmission[] {
  if (step !== null) return []
  const gone = new Set(scopes)
  const later = submissionsOf(rows)
    .filter(isPending)
    .filter((other) => other.sequence !== sequence && byOrder({ order, sequence }, other) < 0)
    .toSorted(byOrder)
  const followers: PendingSubmission[] = []
  for (const other of later) {
    if (other.state === 'sending' || !other.scopes.some((scope) => gone.has(scope))) continue
    followers.push(other)
    for (const scope of other.scopes) gone.add(scope)
  }
  return followers
}

/** All that goes with a submission that is discarded, in the order in which it was to leave: older ones of its subject, itself, and what follows it. */
export function goneWith(rows: readonly StoredRow[], submission: PendingSubmission): readonly PendingSubmission[] {
  const older = submissionsOf(rows).filter(isPending).filter((other) => other.subject === submission.subject && other.sequence < submission.sequence && other.state === 'waiting')
  return [...older, submission, ...followersIn(rows, submission)]
}

/**
 * Removes a submission and all that goes with it, unless it is being sent right now, or has to be told to the backend.
 * @param hasLeft whether the paper of what it issues is out of the seller's hands
 */
export function discardSubmission(database: OutboxDatabase, sequence: number, tools: OutboxTools, hasLeft = false): PromiseLike<void> {
  const { submissions, records } = database
  const parsed = async (stored: PromiseLike<readonly unknown[]>): Promise<readonly StoredRow[]> => (await stored).map((row) => parseRow(tools.commands, row))
  return database.transaction('rw', submissions, records, async () => {
    const row = parseRow(tools.commands, await submissions.get(sequence))
    if (row.kind === 'unreadable') return submissions.delete(sequence)
    const { submission } = row
    if (!isPending(submission)) return submissions.delete(sequence)
    if (submission.state === 'sending' || hasToBeTold(submission)) return
    const rows = submission.step === null ? submissions.where('sellerId').equals(submission.sellerId).toArray() : rowsOfSubject(database, submission)
    const gone = goneWith(await parsed(rows), submission)
    await submissions.bulkDelete(gone.map((each) => each.sequence))
    await giveUpNumbers(database, gone, tools, hasLeft)
  })
}

/** What is done in place of a command that stopped. */
export interface CommandInstead extends CommandToSave {
  /** Whether goods have left with the paper of what stopped: a number that is on it is drawn for nothing else. */
  readonly hasLeft?: boolean
}

/**
 * The seller wants something else in place of a command that stopped: it goes with all that follows it, and the other one is
 * saved, together or not at all (CLASH-01). @returns the other one's number
 */
export const saveInstead = (database: OutboxDatabase, sequence: number, command: CommandInstead, tools: OutboxTools): PromiseLike<number> =>
  database.transaction('rw', database.submissions, database.records, database.cursors, async () => {
    await discardSubmission(database, sequence, tools, command.hasLeft)
    return saveSubmission(database, command, tools)
  })
