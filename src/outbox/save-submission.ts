import type { CommandBody, Commands } from './command'
import type { OutboxDatabase } from './database'
import {
  byOrder,
  isPending,
  mayHaveArrived,
  needsAttention,
  parseRow,
  storedIdentity,
  submissionsOf,
  rowsOfSubject,
  type PendingSubmission,
} from './submission'

/** What a seller wants done. */
export interface CommandToSave {
  readonly sellerId: string
  /** Its name in the table of commands. */
  readonly command: string
  readonly body: CommandBody
}

export interface OutboxTools {
  readonly commands: Commands
  readonly now: () => number
  readonly newKey: () => string
}

/**
 * Whether an older submission has to get its answer before a newer one of its subject may leave: a server that was late
 * would otherwise finish it after the newer one, and keep the old.
 */
const hasToBeAnswered = (older: PendingSubmission): boolean => mayHaveArrived(older) && !needsAttention(older)

/**
 * Stores a command for sending and answers its row's number.
 * A submission of the same subject that nobody tried yet is changed in place. One that was tried keeps its body for
 * ever: the new one takes over its place under a key of its own, behind it as long as its answer is not
 * known (QUEUE-04).
 * @throws what the database throws when the transaction did not complete, and for a command that could never
 *   be read back and sent; nothing is stored then
 */
export function saveSubmission(
  database: OutboxDatabase,
  { sellerId, command: name, body }: CommandToSave,
  { commands, now, newKey }: OutboxTools,
): PromiseLike<number> {
  return database.transaction('rw', database.submissions, async () => {
    const command = commands.get(name)
    const read = command?.read(body, command.bodyVersion, sellerId) ?? null
    if (command === undefined || read === null) throw new TypeError('No such command, or its body breaks the contract')
    const rows = await rowsOfSubject(database, { sellerId, ...read.identity })
    const older = submissionsOf(rows.map((row) => parseRow(commands, row))).filter(isPending).toSorted(byOrder)
    const untried = older.find((submission) => submission.state === 'waiting' && submission.attempts === 0)
    const replaced = older.filter((submission) => submission !== untried && !hasToBeAnswered(submission))
    await database.submissions.bulkDelete(replaced.map((submission) => submission.sequence))
    const content = {
      ...storedIdentity(read.identity),
      ...{ sellerId, body, bodyVersion: command.bodyVersion, savedAt: now(), attempts: 0, state: 'waiting', pause: null },
      ...(replaced.some(mayHaveArrived) && { lostAnswer: true }),
    }
    if (untried !== undefined) {
      await database.submissions.update(untried.sequence, content)
      return untried.sequence
    }
    const place = older[0]?.order
    const sequence = await database.submissions.add({ ...content, key: newKey(), order: place ?? 0 })
    // A new place is the row's own number: the store counts up and never gives a number twice.
    if (place === undefined) await database.submissions.update(sequence, { order: sequence })
    return sequence
  })
}
