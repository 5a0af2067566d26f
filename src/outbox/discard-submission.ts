import type { OutboxDatabase } from './database'
import { giveUpNumbers, hasToBeTold } from './given-up-numbers'
import { rowsOfSubject } from './rows-of-thing'
import { saveSubmission, type CommandToSave, type OutboxTools } from './save-submission'
import { byOrder, isPending, parseRow, submissionsOf, type PendingSubmission, type StoredRow } from './submission'

/**
 * The later submissions that are discarded together with one: those that share a scope with it, and in turn those that share
 * a scope with them. They were decided on its result (CMD-08). A step takes none with it: each step stands on its own.
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

/** Everything that is discarded with a submission, in sending order: older versions of it, itself, and its followers. */
export function goneWith(rows: readonly StoredRow[], submission: PendingSubmission): readonly PendingSubmission[] {
  const older = submissionsOf(rows).filter(isPending).filter((other) => other.subject === submission.subject && other.sequence < submission.sequence && other.state === 'waiting')
  return [...older, submission, ...followersIn(rows, submission)]
}

/**
 * Discards a submission with its older versions and followers, unless it is being sent or is a notice of a void number.
 * @param hasLeft whether the printed document that it issues has left the seller's hands
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

/** A command that is saved in place of one that stopped. */
export interface CommandInstead extends CommandToSave {
  /** Whether goods have left with the printed document of the stopped command: its number is then never drawn again. */
  readonly hasLeft?: boolean
}

/**
 * Discards a stopped command with its followers and saves another one that the seller wants in its place, in one transaction
 * (CLASH-01). @returns the number of the new row
 */
export const saveInstead = (database: OutboxDatabase, sequence: number, command: CommandInstead, tools: OutboxTools): PromiseLike<number> =>
  database.transaction('rw', database.submissions, database.records, database.cursors, async () => {
    await discardSubmission(database, sequence, tools, command.hasLeft)
    return saveSubmission(database, command, tools)
  })
