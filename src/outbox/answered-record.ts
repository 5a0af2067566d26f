import { revisionOf } from '@/contract/formats'
import type { ReadName } from '@/contract/reads/all-reads'
import type { ReadItem } from '@/contract/reads/changes'
import { headAsMeant, itemAsMeant } from '@/contract/reads/item-as-meant'
import { fieldsOf, textOf } from '@/contract/plain-values'
import { z } from '@/contract/schema'
import type { Command, CommandBody, Commands } from './command'
import type { OutboxDatabase } from './database'
import type { Settlement } from './settle-submission'
import { rowsOfRecord } from './rows-of-thing'
import type { SendingSubmission } from './submission'

const cursorSchema = z.looseObject({ last: z.number() })
/** When all was read last. */
const readSchema = z.catch(z.looseObject({ asOf: z.number() }), { asOf: -Infinity })
/** A command that left a record with a revision. */
const acceptedSchema = z.looseObject({ state: z.literal('accepted'), at: z.number(), rev: z.number() })
/** The body of a command on a record, as it was seen. */
const decidedOnSchema = z.looseObject({ id: z.string(), rev: z.number() })

/**
 * Keeps what the answer to a command says of its record; called inside the transaction that settles the command, so that
 * a screen never shows the one without the other. Commands that wait behind it were decided on what it made of the
 * record: they take the new revision, or each would be refused as too late (CMD-05). Who answers without a record, or with
 * the one from before the command, has raised the revision all the same: by one at least.
 * @returns the revision that the record has at least once it is read, where the command was accepted; null for none
 */
export async function keepAnswer(database: OutboxDatabase, { command, sellerId, scopes, body }: SendingSubmission, settlement: Settlement, commands: Commands): Promise<number | null> {
  const resource = commands.get(command)?.answers ?? null
  if (resource === null) return null
  const place = { sellerId, resource }
  const decidedOn = decidedOnSchema.safeParse(body).data
  // A record of another order is no answer to this one.
  const told = (record: unknown): unknown => (decidedOn === undefined || textOf(fieldsOf(record)['id']) === decidedOn.id ? record : undefined)
  // One that cannot be read keeps nothing that was done from being settled.
  if (settlement.kind === 'accepted') {
    const isOld = decidedOn !== undefined && (await isFromBefore(database, place, told(settlement.record), decidedOn.rev))
    const answered = isOld ? undefined : told(settlement.record)
    const record = itemAsMeant(resource, answered)
    const head = headAsMeant(answered) ?? (decidedOn === undefined ? null : { id: decidedOn.id, rev: decidedOn.rev + 1 })
    const rev = record === null ? (head?.rev ?? null) : await keepRecord(database, place, record, decidedOn?.rev)
    await moveFollowers(database, { sellerId, scopes }, head, decidedOn?.rev)
    return rev
  }
  if (settlement.kind !== 'rejected') return null
  const current = itemAsMeant(resource, told(settlement.current))
  if (current !== null) await keepRecord(database, place, current)
  // Nobody there knows the address: the module is gone, and not this record alone (EXT-03).
  if (settlement.status === 404 && settlement.code === undefined) await database.cursors.update([sellerId, resource], { offered: false, unreadable: false })
  return null
}

interface Place {
  readonly sellerId: string
  readonly resource: ReadName
}

/**
 * Whether a record is from before the command: a backend may read it where its own change has not come yet. One of the
 * revision that was decided on is, unless it is in another state than the one that is kept: some raise none.
 */
async function isFromBefore({ records }: OutboxDatabase, { sellerId, resource }: Place, record: unknown, decidedOn: number): Promise<boolean> {
  const head = headAsMeant(record)
  if (head === null || head.rev > decidedOn) return false
  const kept: unknown = (await records.get([sellerId, resource, head.id]))?.item
  return head.rev < decidedOn || revisionOf(kept) !== decidedOn || fieldsOf(kept)['state'] === fieldsOf(record)['state']
}

/**
 * As the last change of what was read. What was never read stays so: its first read brings this record along.
 * @returns the revision that the kept record has at least; null for none
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
  // The answer to a key that was used before may be older than what was read since.
  if (kept !== null && answered !== null && answered < kept) return answered
  const ownSince = kept !== null && kept === decidedOn ? (before?.ownSince ?? decidedOn) : decidedOn
  // Read since, of the same revision: what raises none, such as a courier's number, may have come with that.
  if (decidedOn !== undefined && kept !== null && kept === answered && kept !== decidedOn) {
    if (ownSince !== undefined) await records.update([sellerId, resource, item.id], { ownSince })
    return answered
  }
  const place = cursor.data.last + 1
  // Whether it is still read first is looked at when it is read again: until then it may be so in vain.
  const first = before?.first === 1 && ({ first: 1 } as const)
  await records.put({ sellerId, resource, id: item.id, place, item, ...first, ...(ownSince !== undefined && { ownSince }) })
  const moved = { ...cursor.data, sellerId, resource, last: place }
  await cursors.put(moved)
  return answered
}

/**
 * What a body takes over as it is stored: decided on a revision that this device alone has changed since, the newest. The
 * answer may have come while the seller pressed, and her screen not shown it yet; or have had no record in it, so that it is
 * shown by what was accepted until it is read anew (CMD-05, EXT-05).
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
  // What was read since knows better: the backend may have been restored from a copy.
  const { asOf } = readSchema.parse(cursor)
  const accepted = rows.flatMap((row) => acceptedSchema.safeParse(row).data ?? []).flatMap(({ at, rev: left }) => (at > asOf ? [left] : []))
  const rev = Math.max(decidedOn.rev, read, ...accepted)
  return rev > decidedOn.rev ? { rev } : {}
}

/** What is about to be stored, and the things that it is about. */
interface Deciding extends Pick<SendingSubmission, 'sellerId' | 'scopes'> {
  readonly body: CommandBody
}

/** Those that were decided on what the command was: what is older was decided on a record that somebody else has changed since. */
async function moveFollowers(database: OutboxDatabase, { sellerId, scopes }: Pick<SendingSubmission, 'sellerId' | 'scopes'>, record: ReturnType<typeof headAsMeant>, sent?: number): Promise<void> {
  const [scope] = scopes
  if (record === null || scope === undefined) return
  for (const { sequence, state, attempts, body } of await rowsOfRecord(database, sellerId, scope)) {
    const decidedOn = decidedOnSchema.safeParse(body).data
    if (state !== 'waiting' || attempts > 0 || decidedOn?.id !== record.id || decidedOn.rev !== sent) continue
    await database.submissions.update(sequence, { body: { ...decidedOn, rev: record.rev } })
  }
}
