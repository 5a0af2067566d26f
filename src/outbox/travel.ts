import { z } from '@/contract/schema'
import { TooMany } from '@/storage/storage-failure'
import type { Commands } from './command'
import type { OutboxDatabase } from './database'
import { isVoid, numberIn } from './document-numbers'
import { isAside } from './draft'
import { withFiles, withoutFiles } from './file-values'
import { reopened } from './decide-submission'
import { countUnsent, waitingCommandsMaximum } from './many-rows'
import { rowsOfSubject } from './rows-of-thing'
import { isBounded } from './save-submission'
import { byOrder, currentOf, isPending, mayHaveArrived, parseRow, rowOf, type PendingSubmission, type StoredRow } from './submission'

const recordSchema = z.record(z.string(), z.unknown())
const draftSchema = z.object({ form: z.string(), values: z.unknown(), savedAt: z.number() })

/** A seller's unsent submissions and drafts as they are stored, to be moved to another phone of hers. */
export const travelSchema = z.object({
  sellerId: z.string(),
  rows: z.array(recordSchema),
  /** Rows that this version cannot read: exported as they are, imported nowhere. */
  unreadable: z.array(recordSchema),
  drafts: z.array(draftSchema),
})
export type Travel = z.infer<typeof travelSchema>

const isWaiting = ({ stored }: { readonly stored: StoredRow }): boolean => stored.kind === 'submission' && isPending(stored.submission)

/**
 * All of a seller's steps that have not arrived, those that cannot be read too, and her drafts; no token is among them. In the
 * same moment what goes along is marked: its key may be used by the other phone from now on, and for nothing else.
 * @param marks false where the device can store nothing any more: what is on it has to get off it all the same
 */
export async function packTravel(database: OutboxDatabase, commands: Commands, { sellerId, marks = true }: { readonly sellerId: string; readonly marks?: boolean }): Promise<Travel> {
  const { submissions } = database
  const [read, drafts] = await database.transaction(marks ? 'rw' : 'r', submissions, database.drafts, async () => {
    const rows = await submissions.where('sellerId').equals(sellerId).toArray()
    const parsed = rows.map((row) => ({ row, stored: parseRow(commands, row) }))
    if (marks) await submissions.bulkPut(parsed.filter(isWaiting).map(({ row }) => ({ ...row, copied: true })))
    return [parsed, await database.drafts.where('owner').equals(sellerId).toArray()]
  })
  const waiting = read.filter(isWaiting)
  const unreadable: object[] = read.filter(({ stored }) => stored.kind === 'unreadable').map(({ row }) => row)
  const typed = drafts.filter((draft) => draftSchema.safeParse(draft).success && !isAside(draft))
  unreadable.push(...drafts.filter((draft) => !typed.includes(draft)))
  const [plainRows, plainUnreadable, plainDrafts] = await Promise.all(
    // After the transaction, which ends with the first wait for anything else.
    [waiting.map(({ row }) => row), unreadable, typed].map(withoutFiles),
  )
  return travelSchema.parse({ sellerId, rows: plainRows, unreadable: plainUnreadable, drafts: plainDrafts })
}

/**
 * The submission as it waits on the other phone: under its key, and known to have been tried, and to lie on two phones. One
 * whose number was given up with its refusal waits for the seller there too: sent by itself, the number would stand on an
 * invoice all the same.
 */
const arriving = (submission: PendingSubmission, commands: Commands): PendingSubmission => ({ ...onArrival(submission, commands), copied: true })

function onArrival(submission: PendingSubmission, commands: Commands): PendingSubmission {
  if (isVoid(submission) && numberIn(commands.get(submission.command), submission.body) !== null) return submission
  if (submission.state === 'rejected' || submission.state === 'undecided') return reopened(submission)
  if (submission.state === 'waiting') return { ...submission, pause: null, ...(mayHaveArrived(submission) && { lostAnswer: true }) }
  const { since: _since, ...kept } = submission
  return { ...kept, lostAnswer: true, state: 'waiting', pause: null }
}

/**
 * Takes over what came from another phone, all of it or nothing; what is here already, by its key, and what was typed
 * here later stays as it is.
 * @returns how many steps wait here now that did not before
 * @throws what the database throws, {@link TooMany}, and for a row that this version cannot read
 */
export function unpackTravel(database: OutboxDatabase, commands: Commands, { sellerId, rows, drafts }: Travel): PromiseLike<number> {
  // Before the transaction, for the same reason as above.
  const arrivals = rows.map((row) => {
    const read = parseRow(commands, { ...row, sellerId })
    if (read.kind === 'unreadable' || !isPending(read.submission)) throw new TypeError('A step in this file cannot be read')
    return arriving(read.submission, commands)
  })
  const typed = drafts.map((draft) => ({ owner: sellerId, ...draft, values: withFiles(draft.values) }))
  return database.transaction('rw', database.submissions, database.drafts, async () => {
    // Looked up before anything is added: versions that come together follow each other whatever the clock said.
    const before = await Promise.all(arrivals.map((arrival) => rowsOfSubject(database, arrival)))
    const isHere = (arrival: PendingSubmission, index: number): boolean =>
      before[index]?.some(({ key, savedAt }) => key === arrival.key || savedAt >= arrival.savedAt) ?? false
    const fresh = arrivals.filter((arrival, index) => !isHere(arrival, index)).toSorted(byOrder)
    const bounded = fresh.filter(isBounded).length
    if (bounded > 0 && (await countUnsent(database)) + bounded > waitingCommandsMaximum) throw new TooMany()
    for (const arrival of fresh) {
      const { sequence: _sequence, ...row } = rowOf(arrival)
      const sequence = await database.submissions.add(row)
      await database.submissions.update(sequence, { order: sequence })
    }
    for (const draft of typed) {
      const here = draftSchema.safeParse(await database.drafts.get([sellerId, draft.form]))
      if (!here.success || here.data.savedAt < draft.savedAt) await database.drafts.put(draft)
    }
    return currentOf(fresh).length
  })
}
