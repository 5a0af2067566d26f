import { commandNames } from '@/contract/modules/command-names'
import { isLost } from '@/storage/lost-value'
import { TooMany } from '@/storage/storage-failure'
import { ownRevision } from './answered-record'
import type { CommandBody, CommandIdentity, Commands } from './command'
import type { OutboxDatabase } from './database'
import { drawNumber, readSeries, validDocument, writeSeries } from './document-numbers'
import { countUnsent, waitingCommandsMaximum } from './many-rows'
import { rowsOfSubject } from './rows-of-thing'
import {
  byOrder,
  isPending,
  mayBeElsewhere,
  mayHaveArrived,
  needsAttention,
  parseRow,
  storedIdentity,
  submissionsOf,
  type PendingSubmission,
} from './submission'

/** What a seller wants done. */
export interface CommandToSave {
  readonly sellerId: string
  /** Its name in the table of commands. */
  readonly command: string
  readonly body: CommandBody
  /** False: no number is drawn for the document that it issues; a number that an older version has is still taken over. */
  readonly numbered?: boolean
  /** The row number of a stopped command that it replaces, which may be about another part of the same record (CLASH-01). */
  readonly putsRight?: number | null | undefined
}

export interface OutboxTools {
  readonly commands: Commands
  readonly now: () => number
  readonly newKey: () => string
}

/**
 * Whether an older submission must get its answer before a newer one of its subject may leave. Otherwise a slow server might
 * finish it after the newer one, or another phone with a copy send it later: the old content would win.
 */
const hasToBeAnswered = (older: PendingSubmission): boolean => mayBeElsewhere(older) && !needsAttention(older)

const isUntried = ({ state, attempts, copied }: PendingSubmission): boolean => state === 'waiting' && attempts === 0 && copied !== true

/** Whether the limit on waiting commands counts: not for steps, which are few, nor for notices of void numbers, which must be sent (CMD-07). */
export const isBounded = ({ step, command }: CommandIdentity): boolean => step === null && command !== commandNames.documentVoid

/**
 * The place of a submission that replaces or follows the first of these; undefined if there are none. It is never ahead of
 * one that stays: versions that came with another phone's copy have places of their own.
 */
export function placeBehind([first]: readonly PendingSubmission[], staying: readonly PendingSubmission[]): number | undefined {
  return first === undefined ? undefined : Math.max(first.order, ...staying.map(({ order }) => order))
}

/** Whether two commands do the same to different parts of one record. */
const isOfLikePart = (one: CommandIdentity, other: CommandIdentity): boolean =>
  one.command === other.command && one.scopes[0] === other.scopes[0] && one.subject !== other.subject

/**
 * Stores a command for sending and resolves to its row's number.
 * An older submission of the subject that was neither tried nor copied is changed in place, unless one that stays came behind
 * it. A tried or copied one keeps its body for ever: the new one takes over its place under a new key, behind it as long as its
 * answer is not known (QUEUE-04). The one that `putsRight` names gives up its place too.
 * @throws what the database throws when the transaction did not complete, {@link TooMany}, and TypeError for a command that
 *   could never be read back and sent; nothing is stored then
 */
export function saveSubmission(database: OutboxDatabase, toSave: CommandToSave, { commands, now, newKey }: OutboxTools): PromiseLike<number> {
  const { sellerId, putsRight = null, numbered: isDrawn = true } = toSave
  const command = commands.get(toSave.command)
  const isOfRecord = (command?.answers ?? null) !== null || (command?.issues ?? null) !== null
  const tables = isOfRecord ? [database.submissions, database.records, database.cursors] : [database.submissions]
  return database.transaction('rw', tables, async () => {
    const named = command?.read(toSave.body, command.bodyVersion, sellerId) ?? null
    if (command === undefined || named === null) throw new TypeError('No such command, or its body breaks the contract')
    const year = command.issues?.year(toSave.body) ?? null
    // All at once: on a slow phone the seller waits for each round trip to the store.
    const [rows, stopped, revision, unsent, series] = await Promise.all([
      rowsOfSubject(database, { sellerId, ...named.identity }),
      putsRight === null ? undefined : database.submissions.get(putsRight),
      ownRevision(database, command, { sellerId, scopes: named.identity.scopes, body: toSave.body }),
      isBounded(named.identity) ? countUnsent(database) : 0,
      year === null || !isDrawn ? null : readSeries(database, sellerId, year),
    ])
    const versions = submissionsOf(rows.map((row) => parseRow(commands, row))).filter(isPending)
    const righted = submissionsOf([parseRow(commands, stopped)]).filter(isPending).filter((each) => needsAttention(each) && each.sellerId === sellerId && isOfLikePart(named.identity, each))
    const older = [...versions, ...righted].toSorted(byOrder)
    const staying = older.filter(hasToBeAnswered)
    // An untried one that a copied version came behind is replaced: changed in place, the newest would leave before that older one.
    const untried = older.find((submission) => isUntried(submission) && staying.every((other) => byOrder(other, submission) < 0))
    const replaced = older.filter((submission) => submission !== untried && !staying.includes(submission))
    const lost = rows.filter(isLost)
    const valid = year === null ? null : validDocument(command, older, year)
    const drawn = valid === null && series !== null ? drawNumber(series) : null
    const numbered = command.issues === null ? {} : (valid ?? { [command.issues.field]: drawn?.number ?? null })
    // With the newest revision, if only this device has changed the record.
    const read = command.read({ ...toSave.body, ...revision, ...numbered }, command.bodyVersion, sellerId)
    if (read === null) throw new TypeError('A number of this series breaks the contract')
    if (drawn !== null && year !== null) await writeSeries(database, { sellerId, year }, drawn.rest)
    const gone = [...replaced, ...lost].map(({ sequence }) => sequence)
    if (gone.length > 0) await database.submissions.bulkDelete(gone)
    const content = {
      ...storedIdentity(read.identity),
      ...{ sellerId, body: read.body, bodyVersion: command.bodyVersion, savedAt: now(), attempts: 0, state: 'waiting', pause: null },
      // Nobody can tell whether a lost row was ever tried.
      ...((lost.length > 0 || replaced.some((each) => each.subject === read.identity.subject && mayHaveArrived(each))) && { lostAnswer: true }),
    }
    if (untried !== undefined) {
      await database.submissions.update(untried.sequence, content)
      return untried.sequence
    }
    if (unsent - gone.length >= waitingCommandsMaximum) throw new TooMany()
    const place = placeBehind(older, staying)
    const row = { ...content, key: newKey(), order: place ?? 0 }
    const sequence = await database.submissions.add(row)
    // A new place is the row's own number: the store counts up and never gives a number twice.
    if (place === undefined) await database.submissions.put({ ...row, sequence, order: sequence })
    return sequence
  })
}
