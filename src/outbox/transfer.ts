import { timeSchema } from '@/contract/formats'
import { z } from '@/contract/schema'
import { isLost } from '@/storage/lost-value'
import { TooMany } from '@/storage/storage-failure'
import type { Commands } from './command'
import type { OutboxDatabase, SubmissionRecord } from './database'
import { isVoid, numberIn } from './document-numbers'
import { draftRowsOf, isAside, setDraftAside } from './draft'
import { giveUpNumbers } from './given-up-numbers'
import { withFiles, withoutFiles } from './file-values'
import { reopened } from './decide-submission'
import { countUnsent, waitingCommandsMaximum } from './many-rows'
import { rowsOfSubject } from './rows-of-thing'
import { isBounded, placeBehind, type OutboxTools } from './save-submission'
import { byOrder, currentOf, isPending, mayHaveArrived, needsAttention, parseRow, rowOf, submissionsOf, type PendingSubmission, type StoredRow } from './submission'

const recordSchema = z.record(z.string(), z.unknown())
const draftSchema = z.object({ form: z.string(), values: z.unknown(), savedAt: timeSchema })

/** A seller's unsent submissions and drafts as they are stored, to be moved to another phone of hers. */
export const transferSchema = z.object({
  sellerId: z.string(),
  rows: z.array(recordSchema),
  /** Rows that this version cannot read: exported as they are, imported nowhere. */
  unreadable: z.array(recordSchema),
  drafts: z.array(draftSchema),
})
export type Transfer = z.infer<typeof transferSchema>
type TypedDraft = z.infer<typeof draftSchema> & { readonly owner: string }

const isWaiting = ({ stored }: { readonly stored: StoredRow }): boolean => stored.kind === 'submission' && isPending(stored.submission)

/**
 * Packs a seller's unsent submissions, unreadable ones included, and her drafts; no token is among them. The same transaction
 * marks what was packed as copied: the other phone may send it under its key from now on, so the key must not get another body.
 * @param marks false if the device can store nothing any more: what is on it must still be copied
 */
export async function exportTransfer(database: OutboxDatabase, commands: Commands, { sellerId, marks = true }: { readonly sellerId: string; readonly marks?: boolean }): Promise<Transfer> {
  const { submissions } = database
  const [read, drafts] = await database.transaction(marks ? 'rw' : 'r', submissions, database.drafts, async () => {
    const rows = await submissions.where('sellerId').equals(sellerId).toArray()
    const parsed = rows.map((row) => ({ row, stored: parseRow(commands, row) }))
    if (marks) await submissions.bulkPut(parsed.filter(isWaiting).map(({ row }) => ({ ...row, copied: true })))
    return [parsed, await draftRowsOf(database, sellerId)]
  })
  const waiting = read.filter(isWaiting)
  const unreadable: object[] = read.filter(({ row, stored }) => stored.kind === 'unreadable' && !isLost(row)).map(({ row }) => row)
  const typed = drafts.filter((draft) => draftSchema.safeParse(draft).success && !isAside(draft))
  unreadable.push(...drafts.filter((draft) => !typed.includes(draft)))
  const [plainRows, plainUnreadable, plainDrafts] = await Promise.all(
    // After the transaction, which IndexedDB ends at the first wait for anything else, such as a file's bytes.
    [waiting.map(({ row }) => row), unreadable, typed].map(withoutFiles),
  )
  return transferSchema.parse({ sellerId, rows: plainRows, unreadable: plainUnreadable, drafts: plainDrafts })
}

/**
 * The submission as it waits on the other phone: under the same key, marked as copied and, if it may have arrived, as such. A
 * refused one whose number is void waits for the seller's decision there too: sent without it, the void number would end up
 * on an invoice.
 */
function arriving(submission: PendingSubmission, commands: Commands): PendingSubmission {
  const { command, body, bodyVersion, sellerId } = submission
  // The file may have been edited by hand: title, subject and scopes are derived from the body that will be sent, not read from the file.
  return { ...onArrival(submission, commands), ...commands.get(command)?.read(body, bodyVersion, sellerId)?.identity, copied: true }
}

function onArrival(submission: PendingSubmission, commands: Commands): PendingSubmission {
  if (isVoid(submission) && numberIn(commands.get(submission.command), submission.body) !== null) return submission
  if (submission.state === 'rejected' || submission.state === 'undecided') return reopened(submission)
  if (submission.state === 'waiting') return { ...submission, pause: null, ...(mayHaveArrived(submission) && { lostAnswer: true }) }
  const { since: _since, ...kept } = submission
  return { ...kept, lostAnswer: true, state: 'waiting', pause: null }
}

/** The result of taking a copy over. */
export interface ImportResult {
  /** How many submissions wait here now that did not before. */
  readonly waiting: number
  readonly drafts: number
  /** How many submissions and drafts stay in this phone's version, unless the seller chooses the copy's. */
  readonly kept: number
}

/** How a copy is taken over. */
interface Meeting {
  /** Where this phone has another version, the copy's replaces or follows it. */
  readonly insteadOfOwn: boolean
  readonly tools: OutboxTools
}

/** A copy's content, read but not taken over yet. */
export interface IncomingTransfer extends Pick<Transfer, 'sellerId' | 'drafts'> {
  readonly submissions: readonly PendingSubmission[]
  /** How many rows and drafts the other phone could not read; they are not taken over. */
  readonly unreadable: number
}

/** Reads a copy's content; null if this version cannot read all of it. */
export function readTransfer({ sellerId, rows, drafts, unreadable }: Transfer, commands: Commands): IncomingTransfer | null {
  const read = submissionsOf(rows.map((row) => parseRow(commands, { ...row, sellerId }))).filter(isPending)
  if (read.length < rows.length) return null
  return { sellerId, drafts, unreadable: unreadable.length, submissions: read.map((submission) => arriving(submission, commands)) }
}

/**
 * Takes a copy over, all of it or nothing. A submission whose key is here already stays as it is. So does what was saved here
 * later or typed here, unless the seller chooses the copy's: the clocks of two phones cannot be compared.
 * @throws what the database throws, and {@link TooMany}
 */
export function importTransfer(database: OutboxDatabase, { sellerId, drafts, submissions }: IncomingTransfer, meeting: Meeting): PromiseLike<ImportResult> {
  // Decoded before the transaction, so that it does not stay open meanwhile.
  const typed = drafts.map((draft) => ({ owner: sellerId, ...draft, values: withFiles(draft.values) }))
  return database.transaction('rw', database.submissions, database.drafts, database.records, async () => {
    const steps = await takeSubmissions(database, submissions, meeting)
    const texts = await takeDrafts(database, typed, meeting)
    return { waiting: steps.taken, drafts: texts.taken, kept: steps.kept + texts.kept }
  })
}

interface Taken {
  readonly taken: number
  readonly kept: number
}

async function takeSubmissions(database: OutboxDatabase, arrivals: readonly PendingSubmission[], { insteadOfOwn, tools }: Meeting): Promise<Taken> {
  // Looked up before anything is added: versions from one copy follow each other whatever their times, and never count as this phone's.
  const met = await Promise.all(arrivals.map((arrival) => meet(database, arrival, tools.commands)))
  const others = withoutThoseHere(met)
  const travelling = new Set(arrivals.map(({ key }) => key))
  // All versions of a subject are taken over, or none: an older one that the other phone sends later would win in the end.
  const latest = new Map(arrivals.toSorted((a, b) => a.sequence - b.sequence).map(({ subject, savedAt }) => [subject, savedAt]))
  const isKept = ({ arrival, like }: Met): boolean =>
    !insteadOfOwn && like.some(({ key, savedAt }) => !travelling.has(key) && savedAt >= (latest.get(arrival.subject) ?? arrival.savedAt))
  const fresh = others.filter((each) => !isKept(each)).toSorted((a, b) => byOrder(a.arrival, b.arrival))
  const stopped = new Map(fresh.flatMap(({ before }) => before.filter(needsAttention)).map((each) => [each.sequence, each]))
  const lost = fresh.flatMap(({ like }) => like.filter(isLost))
  await database.submissions.bulkDelete([...stopped.keys(), ...lost.map(({ sequence }) => sequence)])
  const bounded = fresh.filter(({ arrival }) => isBounded(arrival)).length
  if (bounded > 0 && (await countUnsent(database)) + bounded > waitingCommandsMaximum) throw new TooMany()
  await addInPlace(database, fresh)
  await giveUpNumbers(database, [...stopped.values()].toSorted(byOrder), tools)
  const newest = new Set(currentOf(arrivals))
  return { taken: currentOf(fresh.map(({ arrival }) => arrival)).length, kept: others.filter((each) => newest.has(each.arrival) && isKept(each)).length }
}

/** An arriving submission, and this phone's rows of its subject. */
interface Met {
  readonly arrival: PendingSubmission
  /** This phone's versions, in every state. */
  readonly like: readonly Pick<SubmissionRecord, 'sequence' | 'key' | 'savedAt'>[]
  /** Pending versions that it replaces or follows as if it was saved here: behind a stopped one it would wait for ever (CLASH-01). */
  readonly before: readonly PendingSubmission[]
}

async function meet(database: OutboxDatabase, arrival: PendingSubmission, commands: Commands): Promise<Met> {
  const like = await rowsOfSubject(database, arrival)
  return { arrival, like, before: submissionsOf(like.map((row) => parseRow(commands, row))).filter(isPending).toSorted(byOrder) }
}

/** Drops arrivals that this phone has already: those whose key is here, and older versions of them in the copy, which came with or before them. */
function withoutThoseHere(met: readonly Met[]): readonly Met[] {
  const newest = new Map<string, number>()
  for (const { arrival, like } of met)
    if (like.some(({ key }) => key === arrival.key)) newest.set(arrival.subject, Math.max(arrival.sequence, newest.get(arrival.subject) ?? 0))
  return met.filter(({ arrival }) => arrival.sequence > (newest.get(arrival.subject) ?? 0))
}

async function addInPlace({ submissions }: OutboxDatabase, arrivals: readonly Met[]): Promise<void> {
  const lastPlaces = new Map<string, number>()
  for (const { arrival, before } of arrivals) {
    const answerWasLost = before.some((each) => needsAttention(each) && mayHaveArrived(each))
    const { sequence: _sequence, ...row } = rowOf({ ...arrival, ...(answerWasLost && { lostAnswer: true }) })
    const sequence = await submissions.add(row)
    // In the place of what it replaces or follows here, and never ahead of what came before it in the copy.
    const behind = placeBehind(before, before.filter((submission) => !needsAttention(submission)))
    const place = behind === undefined ? sequence : Math.max(behind, ...arrival.scopes.map((scope) => lastPlaces.get(scope) ?? 0))
    await submissions.update(sequence, { order: place })
    for (const scope of arrival.scopes) lastPlaces.set(scope, Math.max(place, lastPlaces.get(scope) ?? 0))
  }
}

async function takeDrafts(database: OutboxDatabase, typed: readonly TypedDraft[], { insteadOfOwn, tools }: Meeting): Promise<Taken> {
  const { drafts } = database
  let taken = 0
  let kept = 0
  for (const draft of typed) {
    const stored = await drafts.get([draft.owner, draft.form])
    const here = draftSchema.safeParse(stored).data
    if (here?.savedAt === draft.savedAt) continue
    if (here !== undefined && !insteadOfOwn) {
      kept += 1
      continue
    }
    // A draft here that cannot be read is set aside: nobody can tell whether the seller wants it.
    if (here === undefined) await setDraftAside(database, draft, tools.newKey())
    await drafts.put(draft)
    taken += 1
  }
  return { taken, kept }
}
