import { commandNames } from '@/contract/modules/command-names'
import type { OutboxDatabase } from './database'
import { isVoid, leaveSeries, numberIn, putBack } from './document-numbers'
import { rowsOfSubject } from './rows-of-thing'
import { saveSubmission, type OutboxTools } from './save-submission'
import { isPending, mayBeElsewhere, needsAttention, parseRow, submissionsOf, type PendingSubmission, type RejectedSubmission } from './submission'

const hasNeverLeft = (submission: PendingSubmission): boolean => submission.attempts === 0 && !mayBeElsewhere(submission)

/**
 * Gives up the document numbers of discarded submissions: a number returns to its series if it was the last one drawn and
 * never left the device, else the backend is told that no document has it (CMD-08).
 * @param gone submissions that are deleted already, in sending order
 * @param hasLeft whether their printed documents have left the seller's hands: then no number returns to its series
 */
export async function giveUpNumbers(database: OutboxDatabase, gone: readonly PendingSubmission[], tools: OutboxTools, hasLeft = false): Promise<void> {
  // Last number first, so that as many as possible return to the series.
  for (const submission of gone.toReversed()) {
    const number = numberOf(submission, tools)
    const sharing = gone.filter((other) => numberOf(other, tools) === number)
    // Versions of one command share a number: it is given up once, unless a version that stays has it.
    if (number === null || sharing[0] !== submission || (await isKept(database, submission, number, tools))) continue
    const year = tools.commands.get(submission.command)?.issues?.year(submission.body) ?? null
    const isBack = !hasLeft && year !== null && sharing.every(hasNeverLeft) && (await putBack(database, submission.sellerId, year, number))
    if (!isBack) await saveSubmission(database, { sellerId: submission.sellerId, command: commandNames.documentVoid, body: { number } }, tools)
  }
}

/**
 * Tells the backend that a refused command's number is on no document, unless the record in the refusal has the number:
 * then an earlier try had arrived.
 */
export async function voidRefused(database: OutboxDatabase, refused: RejectedSubmission, current: unknown, tools: OutboxTools): Promise<void> {
  const { issues = null } = tools.commands.get(refused.command) ?? {}
  const number = numberIn({ issues }, refused.body)
  const stands = typeof current === 'object' && current !== null && Object.values(current).includes(number)
  if (number === null || stands || !isVoid(refused)) return
  const year = issues?.year(refused.body) ?? null
  // A backend may name the field with a path, such as `body.invoiceNumber`.
  const field = refused.field?.split('.').at(-1)
  if (year !== null && refused.code === 'content' && field === issues?.field) await leaveSeries(database, { sellerId: refused.sellerId, year }, number)
  await saveSubmission(database, { sellerId: refused.sellerId, command: commandNames.documentVoid, body: { number } }, tools)
}

/** Whether it is a notice of a void number that must be sent, whatever the seller wants: without it the series has an unexplained gap. */
export const hasToBeTold = (submission: PendingSubmission): boolean => submission.command === commandNames.documentVoid && !needsAttention(submission)

/**
 * Whether a refused notice of a void number leaves the seller nothing to decide: the number is on an invoice after all (`taken`),
 * since an earlier try had arrived; or the backend does not know its series (`content`).
 */
export const isSettled = ({ command, code }: RejectedSubmission): boolean => command === commandNames.documentVoid && (code === 'taken' || code === 'content')

const numberOf = (submission: PendingSubmission, { commands }: OutboxTools): string | null =>
  isVoid(submission) ? null : numberIn(commands.get(submission.command), submission.body)

/** Whether a pending version that stays, such as one being sent right now, has the number too. */
async function isKept(database: OutboxDatabase, submission: PendingSubmission, number: string, tools: OutboxTools): Promise<boolean> {
  const rows = (await rowsOfSubject(database, submission)).map((row) => parseRow(tools.commands, row))
  return submissionsOf(rows).filter(isPending).some((other) => numberOf(other, tools) === number)
}
