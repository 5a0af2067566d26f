import { instantSchema } from '@/contract/formats'
import { dayMilliseconds } from '@/contract/limits'
import { endpointNames, isRead } from '@/contract/endpoints'
import { itemSchemaOf, type ItemOf, type ReadName } from '@/contract/reads/all-reads'
import type { ReadItem } from '@/contract/reads/changes'
import { parseLeniently, parseStoredItem } from '@/contract/reads/lenient-parse'
import { z } from '@/contract/schema'
import type { OutboxDatabase, ReadRecord } from '@/outbox/database'
import { onceOpen } from '@/storage/app-database'
import { live, type Live } from '@/storage/live'
import { rememberParsed } from '@/storage/remember-parsed'
import { tryToStore, type Stored } from '@/storage/storage-failure'
import { withRoom } from '@/storage/with-room'
import { isEvictedFirst } from './eviction'
import { readPendingRecords, type HasPendingCommand } from './pending-records'
import { makeRoom } from './make-room'
import type { ReadPage } from './read-page'
import { retention } from './retention'
import type { ResourceState } from './source'
import { mergePages, unreadAfter, type Reading } from './unread-items'

/** One kind of thing that sellers can read, and how the device keeps it. */
export interface Resource<Item extends ReadItem> {
  /** Must never be renamed: it is part of the stored rows' key. */
  readonly name: ReadName
  /** Parses what is kept. */
  readonly item: z.ZodMiniType<Item>
  /** How many items are kept at most: those that changed last. */
  readonly bound: number
}

export const resourceOf = <Name extends ReadName>(name: Name): Resource<ItemOf<Name>> =>
  ({ name, item: itemSchemaOf(name), bound: retention[name].bound })

const cursorSchema = z.object({
  /** Where the next read goes on; null before the first page, and where the backend names none or is without the resource. */
  next: z.nullable(z.string()),
  /** When the device last had everything, in milliseconds since the epoch by its clock; null while the first read goes on. */
  asOf: z.nullable(z.number()),
  /** The `place` of the row that was written last; each write takes the next one. */
  last: z.number(),
  offered: z.boolean(),
  /** When `tidy` last went through the resource, by the backend's clock. */
  tidiedAt: z.optional(z.number()),
  /** How far this device's clock was ahead of the backend's at the last page, in milliseconds. */
  ahead: z.optional(z.number()),
  /** The ids of items that could not be read: they are missing, or kept as they were before. */
  unread: z.optional(z.array(z.string())),
  /** The next refresh reads the changes and then everything from the start. */
  again: z.optional(z.boolean()),
  /** Nothing of the last answer could be read. */
  unreadable: z.optional(z.boolean()),
  /** Until when the backend has put off the first read, in milliseconds since the epoch by this device. */
  until: z.optional(z.number()),
})
/** How far a seller's resource was read. */
export type Cursor = z.infer<typeof cursorSchema>

const readNames = endpointNames.filter(isRead)

/** Rows read at a time: between two slices the page can react to the seller. */
const sliceSize = 250
/** Up to this many rows, reading all of them is as quick as reading only those that come first. */
const few = 500

const tidyEveryMilliseconds = dayMilliseconds

/** A resource without the type of its items. */
export type KeptResource = Pick<Resource<ReadItem>, 'name' | 'bound'>

/** What was read from the backend, on this device (READ-02). Reads reject when the store is out of reach. */
export interface Records {
  watch<Item extends ReadItem>(resource: Resource<Item>, sellerId: string): Live<ResourceState<Item>>
  /** Null before the first read, and for one that this version does not understand. */
  cursor(resource: string, sellerId: string): Promise<Cursor | null>
  /** Once a day deletes what has been kept long enough, for all sellers, also offline; after unreadable items the next refresh reads everything. @param now milliseconds since the epoch */
  tidy(now: number): Promise<Stored<void>>
  /** Keeps pages and the last one's cursor, all or nothing. */
  keep(resource: KeptResource, sellerId: string, reading: Reading): Promise<Stored<void>>
  /** Remembers that the backend is without a resource; what was read before stays readable. */
  noteMissing(resource: string, sellerId: string): Promise<Stored<void>>
  /** Remembers that an answer could not be read. */
  noteUnreadable(resource: string, sellerId: string): Promise<Stored<void>>
  /** Remembers that the backend has put the first read off. @param until milliseconds since the epoch */
  noteWait(resource: string, sellerId: string, until: number): Promise<Stored<void>>
}

/** @param recallClock called whenever kept records are shown: by how much the device's clock was ahead of the backend's at the last read (ms), and when that was */
export function createRecords(database: OutboxDatabase, recallClock: (ahead: number, at: number) => void = () => undefined): Records {
  const { records, cursors } = database
  const store = (write: () => PromiseLike<void>): Promise<Stored<void>> => tryToStore(() => onceOpen(database, write))
  // By the primary key: on any other index Dexie's live query records the key of every row read. `[]` ends the range, as arrays sort after strings.
  const all = (resource: string, sellerId: string) => records.where('[sellerId+resource+id]').between([sellerId, resource], [sellerId, resource, []])
  const keptIds = async (resource: string, sellerId: string) => (await all(resource, sellerId).primaryKeys()).map(([, , id]) => id)

  async function readCursor(resource: string, sellerId: string): Promise<Cursor | null> {
    return cursorSchema.safeParse(await cursors.get([sellerId, resource])).data ?? null
  }

  /**
   * Reads what is held; with `firstOnly` and many rows, only those that come first. Not in one transaction, since saves would have
   * to wait for it: each row is valid by itself, and the live query reads again what changes meanwhile.
   */
  async function held<Item>(name: ReadName, sellerId: string, read: ReadRows<Item>, firstOnly: boolean): Promise<ResourceState<Item>> {
    const [cursor, isPart] = await Promise.all([readCursor(name, sellerId), firstOnly && hasMany(name, sellerId)])
    if (cursor === null || cursor.asOf === null) return unreadHeld(cursor)
    recallClock(cursor.ahead ?? 0, cursor.asOf)
    const found = isPart ? await readFirst(name, sellerId, read) : await readAll(name, sellerId, read)
    const items = found.toSorted((one, other) => other.place - one.place).flatMap(({ item }) => item ?? [])
    // Includes rows that a later version of the app has stored.
    const missing = found.flatMap(({ id, item }) => (item === null ? [id] : []))
    const unread = cursor.unreadable === true ? 'answer' : new Set([...(cursor.unread ?? []), ...missing]).size
    return { kind: 'items', items, isWhole: !isPart, asOf: cursor.asOf, ...(unread !== 0 && { unread }) }
  }

  /** Looks for one key past the limit instead of counting thousands. */
  const hasMany = async (name: ReadName, sellerId: string): Promise<boolean> => (await all(name, sellerId).offset(few).limit(1).primaryKeys()).length > 0

  const readFirst = async <Item>(name: ReadName, sellerId: string, read: ReadRows<Item>): Promise<readonly Placed<Item>[]> =>
    placed(await records.where('[sellerId+resource+first]').equals([sellerId, name, 1]).toArray(), read)

  async function readAll<Item>(name: ReadName, sellerId: string, read: ReadRows<Item>): Promise<readonly Placed<Item>[]> {
    const count = await all(name, sellerId).count()
    const found: Placed<Item>[] = []
    let after: string | null = null
    for (;;) {
      const from: string[] = after === null ? [sellerId, name] : [sellerId, name, after]
      const rows: ReadRecord[] = await records.where('[sellerId+resource+id]').between(from, [sellerId, name, []], false).limit(sliceSize).toArray()
      for (const each of placed(rows, read, count)) found.push(each)
      if (rows.length < sliceSize) return found
      after = rows.at(-1)?.id ?? null
    }
  }

  /** Deletes what exceeds the bound: closed items first, then those that changed longest ago. */
  async function shed({ name, bound }: KeptResource, sellerId: string, hasPendingCommand: HasPendingCommand): Promise<void> {
    const count = await all(name, sellerId).count()
    if (count <= bound) return
    const oldestFirst = await all(name, sellerId).sortBy('place')
    const [first, then] = [true, false].map((isFirst) => oldestFirst.filter((row) => (isEvictedFirst[name](row.item) && !hasPendingCommand(row)) === isFirst))
    const gone = [...(first ?? []), ...(then ?? [])].slice(0, count - bound)
    await records.bulkDelete(gone.map(({ id }) => [sellerId, name, id]))
  }

  /** @returns whether this version can read everything that remains */
  async function tidyAll(name: ReadName, sellerId: string, now: number, hasPendingCommand: HasPendingCommand): Promise<boolean> {
    let isUnderstood = true
    const changed: ReadRecord[] = []
    const gone: [string, string, string][] = []
    for (const row of await all(name, sellerId).toArray()) {
      const item = z.looseObject({ id: z.string() }).safeParse(row.item).data
      const left = item === undefined ? undefined : retention[name].left(item, now, () => hasPendingCommand(row))
      if (left === null) gone.push([sellerId, name, row.id])
      else if (left !== item) changed.push({ ...row, item: left })
      isUnderstood &&= left === null || itemSchemaOf(name).safeParse(row.item).success
    }
    await records.bulkDelete(gone)
    await records.bulkPut(changed)
    return isUnderstood
  }

  async function tidyOf(name: ReadName, sellerId: string, now: number): Promise<void> {
    const hasPendingCommand = await readPendingRecords(database)
    await database.transaction('rw', records, cursors, async () => {
      const cursor = await readCursor(name, sellerId)
      const time = now - (cursor?.ahead ?? 0)
      if (cursor === null || Math.abs(time - (cursor.tidiedAt ?? 0)) < tidyEveryMilliseconds) return
      const isUnderstood = await tidyAll(name, sellerId, time, hasPendingCommand)
      // Unreadable items are fetched again with all the rest: a newer version of the app or of the backend may have made them readable.
      const tidied: Cursor = { ...cursor, tidiedAt: time, ...((cursor.unread !== undefined || !isUnderstood) && { again: true }) }
      await cursors.put({ sellerId, resource: name, ...tidied })
    })
  }

  const note = (resource: string, sellerId: string, noted: Partial<Cursor>): Promise<Stored<void>> =>
    store(() =>
      database.transaction('rw', cursors, async () => {
        const before = await readCursor(resource, sellerId)
        const cursor: Cursor = { next: null, asOf: null, last: 0, offered: true, ...before, ...noted }
        await cursors.put({ sellerId, resource, ...cursor })
      }),
    )

  /** On a full device closed records are deleted to make room for new ones, which may need the seller. */
  const storeIfItFits = (write: () => PromiseLike<void>): Promise<Stored<void>> =>
    tryToStore(() => withRoom(() => onceOpen(database, write), () => makeRoom(database)))

  return {
    watch({ name, item }, sellerId) {
      const read = rememberParsed((stored) => parseStoredItem(item, stored))
      // Once one screen has had everything, the next one does not begin with a part.
      let isWhole = false
      const heldNow = async (firstOnly: boolean): Promise<ResourceState<z.output<typeof item>>> => {
        const found = await held(name, sellerId, read, firstOnly)
        isWhole ||= found.kind === 'items' && found.isWhole
        return found
      }
      const first = { read: () => heldNow(!isWhole), isPart: (found: ResourceState<unknown>) => found.kind === 'items' && !found.isWhole }
      return live(() => heldNow(false), database.opened, retention[name].isReadFirst === null ? {} : { first })
    },
    cursor: async (resource, sellerId) => onceOpen(database, () => readCursor(resource, sellerId)),
    tidy: (now) =>
      store(async () => {
        for (const { sellerId, resource } of await cursors.toArray()) {
          const name = readNames.find((known) => known === resource)
          if (name !== undefined) await tidyOf(name, sellerId, now)
        }
      }),
    keep: (resource, sellerId, reading) =>
      storeIfItFits(async () => {
        const hasPendingCommand = await readPendingRecords(database)
        await database.transaction('rw', records, cursors, async () => {
          const { name } = resource
          const { pages, replacesAll, at } = reading
          const { pages: changes, kept: keptBefore } = await mergePages(records, reading, { name, sellerId, keptIds: () => keptIds(name, sellerId) })
          if (replacesAll) await all(name, sellerId).delete()
          const there = new Set(replacesAll ? [] : keptBefore)
          const before = replacesAll ? null : await readCursor(name, sellerId)
          let place = before?.last ?? 0
          const end = pages.at(-1)
          const ahead = aheadOf(end, reading)
          const time = at - ahead
          for (const { taken, gone } of changes) {
            const left = taken.map(({ item, ownSince }) => rowOf(name, sellerId, ++place, retention[name].left(item, time, () => hasPendingCommand({ sellerId, resource: name, id: item.id })), ownSince))
            await records.bulkPut(left.filter((row) => row !== null))
            for (const row of left) if (row !== null) there.add(row.id)
            // Only rows that exist: most items that ended long ago were never stored here, and each deletion is a write to disk.
            const ended = taken.flatMap(({ item }, index) => (left[index] === null && there.has(item.id) ? [item.id] : []))
            await records.bulkDelete([...gone, ...ended].map((id) => [sellerId, name, id]))
          }
          await shed(resource, sellerId, hasPendingCommand)
          const isWhole = end?.more === false
          const asOf = isWhole ? at : (before?.asOf ?? null)
          const tidiedAt = replacesAll ? time : before?.tidiedAt
          // While the device's clock was ahead, `tidy` deleted items too early: read everything again.
          const wentTooEarly = isWhole && tidiedAt !== undefined && tidiedAt - time > tidyEveryMilliseconds
          const again = wentTooEarly || before?.again === true
          const unread = unreadAfter(before?.unread ?? [], pages).slice(-resource.bound)
          const kept: Cursor = { next: end?.next ?? null, asOf, last: place, offered: true, tidiedAt: wentTooEarly ? time : tidiedAt, ahead }
          const cursor: Cursor = { ...kept, ...(unread.length > 0 && { unread }), ...(again && { again }) }
          await cursors.put({ sellerId, resource: name, ...cursor })
        })
      }),
    noteMissing: (resource, sellerId) => note(resource, sellerId, { offered: false, unreadable: false }),
    noteUnreadable: (resource, sellerId) => note(resource, sellerId, { unreadable: true, until: undefined }),
    noteWait: (resource, sellerId, until) => note(resource, sellerId, { unreadable: false, until }),
  }
}

/** What is held of a resource that was never read completely. */
function unreadHeld(cursor: Cursor | null): ResourceState<never> {
  if (cursor?.offered === false) return { kind: 'not-offered' }
  if (cursor?.unreadable === true) return { kind: 'unreadable' }
  return { kind: 'nothing', ...(cursor?.until !== undefined && { until: cursor.until }) }
}

/** By how much the device's clock is ahead of the server's; 0 for a server time that cannot be parsed, such as month 13 or one without a zone. */
function aheadOf(page: ReadPage | undefined, { at, came = at }: Reading): number {
  const told = parseLeniently(instantSchema, page?.serverTime)
  if (told === null) return 0
  const server = Date.parse(told)
  // The server wrote it between the question and the answer: the clock is wrong only if it was wrong at both ends.
  return Math.max(at - server, Math.min(came - server, 0))
}

/** Parses stored rows, given also how many there are in all; an unchanged row yields the same object as before. */
type ReadRows<Item> = ReturnType<typeof rememberParsed<Item | null>>

interface Placed<Item> {
  readonly id: string
  readonly place: number
  /** Null where this version cannot read it. */
  readonly item: Item | null
}

const placed = <Item>(rows: readonly ReadRecord[], read: ReadRows<Item>, inAll = rows.length): readonly Placed<Item>[] =>
  read(rows.map(({ id, item }) => [id, item]), inAll).map((item, index) => ({ item, id: rows[index]?.id ?? '', place: rows[index]?.place ?? 0 }))

/** @param left what is kept of an item; null if it is to be deleted */
const rowOf = (name: ReadName, sellerId: string, place: number, left: ReadItem | null, ownSince: unknown): ReadRecord | null =>
  left === null
    ? null
    : {
        ...{ sellerId, resource: name, id: left.id, place, item: left },
        ...(retention[name].isReadFirst?.(left) === true && { first: 1 }),
        ...(ownSince !== undefined && { ownSince }),
      }
