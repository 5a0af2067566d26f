import { commandNames } from '@/contract/modules/command-names'
import type { OutboxDatabase } from './database'
import { isVoid, leaveSeries, numberIn, putBack } from './document-numbers'
import { rowsOfSubject } from './rows-of-thing'
import { saveSubmission, type OutboxTools } from './save-submission'
import { isPending, mayBeElsewhere, needsAttention, parseRow, submissionsOf, type PendingSubmission, type RejectedSubmission } from './submission'

const hasNeverLeft = (submission: PendingSubmission): boolean => submission.attempts === 0 && !mayBeElsewhere(submission)

/**
 * The numbers of documents that will not be: one goes back into its series where it is the last one there and never left the
 * device, else the backend is told that it stands on nothing (CMD-08).
 * @param gone submissions that are deleted already, in the order in which they were to leave
 * @param hasLeft whether their papers are out of the seller's hands: none of their numbers goes back then
 */
export async function giveUpNumbers(database: OutboxDatabase, gone: readonly PendingSubmission[], tools: OutboxTools, hasLeft = false): Promise<void> {
  // The last first: so the series goes back as far as it can.
  for (const submission of gone.toReversed()) {
    const number = numberOf(submission, tools)
    const sharing = gone.filter((other) => numberOf(other, tools) === number)
    // An older version that was tried had the same number.
    if (number === null || sharing[0] !== submission || (await isKept(database, submission, number, tools))) continue
    const year = tools.commands.get(submission.command)?.issues?.year(submission.body) ?? null
    const isBack = !hasLeft && year !== null && sharing.every(hasNeverLeft) && (await putBack(database, submission.sellerId, year, number))
    if (!isBack) await saveSubmission(database, { sellerId: submission.sellerId, command: commandNames.documentVoid, body: { number } }, tools)
  }
}

/**
 * A refused command has issued nothing: the backend is told that its number stands on nothing, unless the record of the
 * refusal has it, since then an earlier try had arrived.
 */
export async function voidRefused(database: OutboxDatabase, refused: RejectedSubmission, current: unknown, tools: OutboxTools): Promise<void> {
  const { issues = null } = tools.commands.get(refused.command) ?? {}
  const number = numberIn({ issues }, refused.body)
  const stands = typeof current === 'object' && current !== null && Object.values(current).includes(number)
  if (number === null || stands || !isVoid(refused)) return
  const year = issues?.year(refused.body) ?? null
  // The name that it is about may stand in others.
  const field = refused.field?.split('.').at(-1)
  if (year !== null && refused.code === 'content' && field === issues?.field) await leaveSeries(database, { sellerId: refused.sellerId, year }, number)
  await saveSubmission(database, { sellerId: refused.sellerId, command: commandNames.documentVoid, body: { number } }, tools)
}

/** Whether it tells the backend of a number that stands on nothing, which is nobody's choice: without it the series has a hole. */
export const hasToBeTold = (submission: PendingSubmission): boolean => submission.command === commandNames.documentVoid && !needsAttention(submission)

/**
 * Whether nobody has anything to decide about a number that was told of: it stands on an invoice after all, since an earlier
 * try had arrived; or the backend does not know its series.
 */
export const isSettled = ({ command, code }: RejectedSubmission): boolean => command === commandNames.documentVoid && (code === 'taken' || code === 'content')

const numberOf = (submission: PendingSubmission, { commands }: OutboxTools): string | null =>
  isVoid(submission) ? null : numberIn(commands.get(submission.command), submission.body)

/** Whether a version of it that is being sent right now has the number too. */
async function isKept(database: OutboxDatabase, submission: PendingSubmission, number: string, tools: OutboxTools): Promise<boolean> {
  const rows = (await rowsOfSubject(database, submission)).map((row) => parseRow(tools.commands, row))
  return submissionsOf(rows).filter(isPending).some((other) => numberOf(other, tools) === number)
}
