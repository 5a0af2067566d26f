import { revisionOf } from '@/contract/formats'
import type { ReadName } from '@/contract/reads/all-reads'
import type { ReadItem } from '@/contract/reads/changes'
import { parseHead, parseItem } from '@/contract/reads/lenient-parse'
import { fieldsOf, textOf } from '@/contract/plain-values'
import { z } from '@/contract/schema'
import type { Command, CommandBody, Commands } from './command'
import type { OutboxDatabase } from './database'
import type { Settlement } from './settle-submission'
import { rowsOfRecord } from './rows-of-thing'
import type { SendingSubmission } from './submission'

const cursorSchema = z.looseObject({ last: z.number() })
/** When the resource was last read completely. */
const readSchema = z.catch(z.looseObject({ asOf: z.number() }), { asOf: -Infinity })
/** An accepted command that left its record with at least revision `rev`. */
const acceptedSchema = z.looseObject({ state: z.literal('accepted'), at: z.number(), rev: z.number() })
/** The body of a command on a record: its id, and the revision the seller saw. */
const decidedOnSchema = z.looseObject({ id: z.string(), rev: z.number() })

/**
 * Stores the record from a command's answer; called inside the transaction that settles the command, so that a screen
 * never shows one without the other. Commands waiting behind it were decided on its result: they take the new revision,
 * or the backend would refuse each as too late (CMD-05). A backend that answers without a record, or with the one from
 * before the command, has raised the revision all the same, by at least one.
 * @returns the lowest revision that an accepted command's record can have at its next read; otherwise null
 */
export async function keepAnswer(database: OutboxDatabase, { command, sellerId, scopes, body }: SendingSubmission, settlement: Settlement, commands: Commands): Promise<number | null> {
  const resource = commands.get(command)?.answers ?? null
  if (resource === null) return null
  const place = { sellerId, resource }
  const decidedOn = decidedOnSchema.safeParse(body).data
  // A record with another id does not answer this command.
  const told = (record: unknown): unknown => (decidedOn === undefined || textOf(fieldsOf(record)['id']) === decidedOn.id ? record : undefined)
  // A record that cannot be read must not keep an accepted command from being settled.
  if (settlement.kind === 'accepted') {
    const isOld = decidedOn !== undefined && (await isFromBefore(database, place, told(settlement.record), decidedOn.rev))
    const answered = isOld ? undefined : told(settlement.record)
    const record = parseItem(resource, answered)
    const head = parseHead(answered) ?? (decidedOn === undefined ? null : { id: decidedOn.id, rev: decidedOn.rev + 1 })
    const rev = record === null ? (head?.rev ?? null) : await keepRecord(database, place, record, decidedOn?.rev)
    await moveFollowers(database, { sellerId, scopes }, head, decidedOn?.rev)
    return rev
  }
  if (settlement.kind !== 'rejected') return null
  const current = parseItem(resource, told(settlement.current))
  if (current !== null) await keepRecord(database, place, current)
  // A 404 without a code: the backend does not know the address, so the whole module is gone and not this record alone (EXT-03).
  if (settlement.status === 404 && settlement.code === undefined) await database.cursors.update([sellerId, resource], { offered: false, unreadable: false })
  return null
}

interface Place {
  readonly sellerId: string
  readonly resource: ReadName
}

/**
 * Whether an answered record is from before the command: a backend may read a replica that its own write has not reached.
 * A record still at the revision decided on is old, unless its state differs from the stored one: some backends raise no revision.
 */
async function isFromBefore({ records }: OutboxDatabase, { sellerId, resource }: Place, record: unknown, decidedOn: number): Promise<boolean> {
  const head = parseHead(record)
  if (head === null || head.rev > decidedOn) return false
  const kept: unknown = (await records.get([sellerId, resource, head.id]))?.item
  return head.rev < decidedOn || revisionOf(kept) !== decidedOn || fieldsOf(kept)['state'] === fieldsOf(record)['state']
}

/**
 * Stores a record as the latest change of its resource. A resource that was never read stays so: its first read brings the record.
 * @returns the lowest revision that the stored record can have; null where nothing is known
 */
async function keepRecord(
  { records, cursors }: OutboxDatabase,
  { sellerId, resource }: Place,
  item: ReadItem,
  decidedOn?: number,
): Promise<number | null> {
  const cursor = cursorSchema.safeParse(await cursors.get([sellerId, resource]))
  if (!cursor.success) return null
  const before = await records.get([sellerId, resource, item.id])
  const kept = revisionOf(before?.item)
  const answered = revisionOf(item)
  // A replayed answer to an idempotency key may be older than the record read since.
  if (kept !== null && answered !== null && answered < kept) return answered
  const ownSince = kept !== null && kept === decidedOn ? (before?.ownSince ?? decidedOn) : decidedOn
  // The stored record was read since at the same revision and may be newer: some changes, such as a courier's number, raise none.
  if (decidedOn !== undefined && kept !== null && kept === answered && kept !== decidedOn) {
    if (ownSince !== undefined) await records.update([sellerId, resource, item.id], { ownSince })
    return answered
  }
  const place = cursor.data.last + 1
  // The next read decides again whether the record is read first; until then the flag may be out of date.
  const first = before?.first === 1 && ({ first: 1 } as const)
  await records.put({ sellerId, resource, id: item.id, place, item, ...first, ...(ownSince !== undefined && { ownSince }) })
  const moved = { ...cursor.data, sellerId, resource, last: place }
  await cursors.put(moved)
  return answered
}

/**
 * The revision to put into a body as it is saved: the newest, if only this device has changed the record since the one the
 * seller saw. Her screen may lag behind: the answer came as she pressed, or had no record, so that until the next read the
 * screen derives the record from the accepted commands (CMD-05, EXT-05).
 */
export async function ownRevision(database: OutboxDatabase, { answers }: Command, { sellerId, scopes: [scope], body }: Deciding): Promise<{ readonly rev?: number }> {
  const decidedOn = decidedOnSchema.safeParse(body).data
  if (answers === null || decidedOn === undefined || scope === undefined) return {}
  const [kept, cursor, rows] = await Promise.all([
    database.records.get([sellerId, answers, decidedOn.id]),
    database.cursors.get([sellerId, answers]),
    rowsOfRecord(database, sellerId, scope),
  ])
  const read = revisionOf(kept?.item) ?? decidedOn.rev
  const isOwn = typeof kept?.ownSince === 'number' && kept.ownSince <= decidedOn.rev
  if (read > decidedOn.rev && !isOwn) return {}
  // Only commands accepted after the last complete read count: a backend restored from a backup has lower revisions again.
  const { asOf } = readSchema.parse(cursor)
  const accepted = rows.flatMap((row) => acceptedSchema.safeParse(row).data ?? []).flatMap(({ at, rev: left }) => (at > asOf ? [left] : []))
  const rev = Math.max(decidedOn.rev, read, ...accepted)
  return rev > decidedOn.rev ? { rev } : {}
}

/** A command that is about to be stored. */
interface Deciding extends Pick<SendingSubmission, 'sellerId' | 'scopes'> {
  readonly body: CommandBody
}

/** Moves commands that saw the same revision as the one sent; a command on an older one predates somebody else's change. */
async function moveFollowers(database: OutboxDatabase, { sellerId, scopes }: Pick<SendingSubmission, 'sellerId' | 'scopes'>, record: ReturnType<typeof parseHead>, sent?: number): Promise<void> {
  const [scope] = scopes
  if (record === null || scope === undefined) return
  for (const { sequence, state, attempts, body } of await rowsOfRecord(database, sellerId, scope)) {
    const decidedOn = decidedOnSchema.safeParse(body).data
    if (state !== 'waiting' || attempts > 0 || decidedOn?.id !== record.id || decidedOn.rev !== sent) continue
    await database.submissions.update(sequence, { body: { ...decidedOn, rev: record.rev } })
  }
}
