import { instantSchema } from '@/contract/formats'
import { dayMilliseconds } from '@/contract/limits'
import { endpointNames, isRead } from '@/contract/endpoints'
import { itemSchemaOf, type ItemOf, type ReadName } from '@/contract/reads/all-reads'
import type { ReadItem } from '@/contract/reads/changes'
import { asMeant, keptAsMeant } from '@/contract/reads/item-as-meant'
import { z } from '@/contract/schema'
import type { OutboxDatabase, ReadRecord } from '@/outbox/database'
import { onceOpen } from '@/storage/app-database'
import { live, type Live } from '@/storage/live'
import { rememberParsed } from '@/storage/remember-parsed'
import { tryToStore, type Stored } from '@/storage/storage-failure'
import { withRoom } from '@/storage/with-room'
import { goesFirst } from './goes-first'
import { readInHand, type IsInHand } from './in-hand'
import { makeRoom } from './make-room'
import type { ReadPage } from './read-page'
import { retention } from './retention'
import type { Held } from './source'
import { takenOf, unreadAfter, type Reading } from './unread-items'

/** One kind of thing that sellers can read, and how the device keeps it. */
export interface Resource<Item extends ReadItem> {
  /** Never changes: what is kept is found by it. */
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
  /** When everything was last there, in milliseconds since the epoch by this device; null while the first read goes on. */
  asOf: z.nullable(z.number()),
  /** The place of the last change. */
  last: z.number(),
  offered: z.boolean(),
  /** When everything was last looked through for what has to go, by the backend's clock. */
  tidiedAt: z.optional(z.number()),
  /** How far this device's clock was ahead of the backend's at the last page, in milliseconds. */
  ahead: z.optional(z.number()),
  /** The ids of what could not be read, and is missing or kept as it was before. */
  unread: z.optional(z.array(z.string())),
  /** After what is new, all is to be read anew. */
  again: z.optional(z.boolean()),
  /** Nothing of the last answer could be read. */
  unreadable: z.optional(z.boolean()),
  /** Until when the first read was put off by the backend, in milliseconds since the epoch by this device. */
  until: z.optional(z.number()),
})
/** How far a seller's resource was read. */
export type Cursor = z.infer<typeof cursorSchema>

const readNames = endpointNames.filter(isRead)

/** So many rows are read at once: what is done on the screen comes between. */
const sliceSize = 250
/** Up to so many rows are all read as soon as a part of them would be. */
const few = 500

const tidyEveryMilliseconds = dayMilliseconds

/** A resource, whatever its items are. */
export type KeptResource = Pick<Resource<ReadItem>, 'name' | 'bound'>

/** What was read from the backend, on this device (READ-02). Reads reject when the store is out of reach. */
export interface Records {
  watch<Item extends ReadItem>(resource: Resource<Item>, sellerId: string): Live<Held<Item>>
  /** Null before the first read, and for one that this version does not understand. */
  cursor(resource: string, sellerId: string): Promise<Cursor | null>
  /** Lets go of what has been kept for long enough, whoever's it is, once a day, whether there is a network or not; then all is read anew where some could not be. @param now milliseconds since the epoch */
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

/** @param recallClock told, as what was read is looked at, how far the device's clock was ahead of the backend's then, and when that was */
export function createRecords(database: OutboxDatabase, recallClock: (ahead: number, at: number) => void = () => undefined): Records {
  const { records, cursors } = database
  const store = (write: () => PromiseLike<void>): Promise<Stored<void>> => tryToStore(() => onceOpen(database, write))
  // Along the primary key: a watch of any other index notes the key of each row that it reads. No id is a list, and lists come last.
  const all = (resource: string, sellerId: string) => records.where('[sellerId+resource+id]').between([sellerId, resource], [sellerId, resource, []])
  const keptIds = async (resource: string, sellerId: string) => (await all(resource, sellerId).primaryKeys()).map(([, , id]) => id)

  async function readCursor(resource: string, sellerId: string): Promise<Cursor | null> {
    return cursorSchema.safeParse(await cursors.get([sellerId, resource])).data ?? null
  }

  /**
   * Reads what is held; with `firstOnly`, what comes first, if that is sooner. Not in one transaction, which a save would have
   * to wait for: each row is right by itself, and what changes meanwhile is read anew.
   */
  async function held<Item>(name: ReadName, sellerId: string, read: ReadRows<Item>, firstOnly: boolean): Promise<Held<Item>> {
    const [cursor, isPart] = await Promise.all([readCursor(name, sellerId), firstOnly && hasMany(name, sellerId)])
    if (cursor === null || cursor.asOf === null) return unreadHeld(cursor)
    recallClock(cursor.ahead ?? 0, cursor.asOf)
    const found = isPart ? await readFirst(name, sellerId, read) : await readAll(name, sellerId, read)
    const items = found.toSorted((one, other) => other.place - one.place).flatMap(({ item }) => item ?? [])
    // Those too that a later version has read and kept.
    const missing = found.flatMap(({ id, item }) => (item === null ? [id] : []))
    const unread = cursor.unreadable === true ? 'answer' : new Set([...(cursor.unread ?? []), ...missing]).size
    return { kind: 'items', items, isWhole: !isPart, asOf: cursor.asOf, ...(unread !== 0 && { unread }) }
  }

  /** Without counting thousands of them. */
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

  /** Lets go of the oldest changes above the bound. */
  async function shed({ name, bound }: KeptResource, sellerId: string, isInHand: IsInHand): Promise<void> {
    const count = await all(name, sellerId).count()
    if (count <= bound) return
    const oldestFirst = await all(name, sellerId).sortBy('place')
    const [first, then] = [true, false].map((isFirst) => oldestFirst.filter((row) => (goesFirst[name](row.item) && !isInHand(row)) === isFirst))
    const gone = [...(first ?? []), ...(then ?? [])].slice(0, count - bound)
    await records.bulkDelete(gone.map(({ id }) => [sellerId, name, id]))
  }

  /** @returns whether all that is left can be read */
  async function tidyAll(name: ReadName, sellerId: string, now: number, isInHand: IsInHand): Promise<boolean> {
    let isUnderstood = true
    const changed: ReadRecord[] = []
    const gone: [string, string, string][] = []
    for (const row of await all(name, sellerId).toArray()) {
      const item = z.looseObject({ id: z.string() }).safeParse(row.item).data
      const left = item === undefined ? undefined : retention[name].left(item, now, () => isInHand(row))
      if (left === null) gone.push([sellerId, name, row.id])
      else if (left !== item) changed.push({ ...row, item: left })
      isUnderstood &&= left === null || itemSchemaOf(name).safeParse(row.item).success
    }
    await records.bulkDelete(gone)
    await records.bulkPut(changed)
    return isUnderstood
  }

  async function tidyOf(name: ReadName, sellerId: string, now: number): Promise<void> {
    const isInHand = await readInHand(database)
    await database.transaction('rw', records, cursors, async () => {
      const cursor = await readCursor(name, sellerId)
      const time = now - (cursor?.ahead ?? 0)
      if (cursor === null || Math.abs(time - (cursor.tidiedAt ?? 0)) < tidyEveryMilliseconds) return
      const isUnderstood = await tidyAll(name, sellerId, time, isInHand)
      // What could not be read is asked for again, with all the rest: this version may have learnt it, or the backend.
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

  /** What is closed goes before what is newer: a device that has no room has it for what there is to do. */
  const storeIfItFits = (write: () => PromiseLike<void>): Promise<Stored<void>> =>
    tryToStore(() => withRoom(() => onceOpen(database, write), () => makeRoom(database)))

  return {
    watch({ name, item }, sellerId) {
      const read = rememberParsed((stored) => keptAsMeant(item, stored))
      // Whoever has seen all of it is not shown a part of it on another screen.
      let isWhole = false
      const heldNow = async (firstOnly: boolean): Promise<Held<z.output<typeof item>>> => {
        const found = await held(name, sellerId, read, firstOnly)
        isWhole ||= found.kind === 'items' && found.isWhole
        return found
      }
      const first = { read: () => heldNow(!isWhole), isPart: (found: Held<unknown>) => found.kind === 'items' && !found.isWhole }
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
        const isInHand = await readInHand(database)
        await database.transaction('rw', records, cursors, async () => {
          const { name } = resource
          const { pages, replacesAll, at } = reading
          const { pages: changes, kept: keptBefore } = await takenOf(records, reading, { name, sellerId, keptIds: () => keptIds(name, sellerId) })
          if (replacesAll) await all(name, sellerId).delete()
          const there = new Set(replacesAll ? [] : keptBefore)
          const before = replacesAll ? null : await readCursor(name, sellerId)
          let place = before?.last ?? 0
          const end = pages.at(-1)
          const ahead = aheadOf(end, reading)
          const time = at - ahead
          for (const { taken, gone } of changes) {
            const left = taken.map(({ item, ownSince }) => rowOf(name, sellerId, ++place, retention[name].left(item, time, () => isInHand({ sellerId, resource: name, id: item.id })), ownSince))
            await records.bulkPut(left.filter((row) => row !== null))
            for (const row of left) if (row !== null) there.add(row.id)
            // Most of what has ended for long never was here: each deletion goes all the way to the disk.
            const ended = taken.flatMap(({ item }, index) => (left[index] === null && there.has(item.id) ? [item.id] : []))
            await records.bulkDelete([...gone, ...ended].map((id) => [sellerId, name, id]))
          }
          await shed(resource, sellerId, isInHand)
          const isWhole = end?.more === false
          const asOf = isWhole ? at : (before?.asOf ?? null)
          const tidiedAt = replacesAll ? time : before?.tidiedAt
          // A clock that was ahead has had things go that are still young: all is read anew.
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

/** What is held of a resource that was never read whole. */
function unreadHeld(cursor: Cursor | null): Held<never> {
  if (cursor?.offered === false) return { kind: 'not-offered' }
  if (cursor?.unreadable === true) return { kind: 'unreadable' }
  return { kind: 'nothing', ...(cursor?.until !== undefined && { until: cursor.until }) }
}

/** By a time that cannot be read, as of a month 13 or without its zone, no clock is wrong. */
function aheadOf(page: ReadPage | undefined, { at, came = at }: Reading): number {
  const told = asMeant(instantSchema, page?.serverTime)
  if (told === null) return 0
  const server = Date.parse(told)
  // It was told in between: a clock is wrong only where it was wrong all the while.
  return Math.max(at - server, Math.min(came - server, 0))
}

/** Reads rows that were kept, of as many as there are in all; what is unchanged stays the same object. */
type ReadRows<Item> = ReturnType<typeof rememberParsed<Item | null>>

interface Placed<Item> {
  readonly id: string
  readonly place: number
  /** Null where this version cannot read it. */
  readonly item: Item | null
}

const placed = <Item>(rows: readonly ReadRecord[], read: ReadRows<Item>, inAll = rows.length): readonly Placed<Item>[] =>
  read(rows.map(({ id, item }) => [id, item]), inAll).map((item, index) => ({ item, id: rows[index]?.id ?? '', place: rows[index]?.place ?? 0 }))

/** @param left what stays of an item; null of one that is to go */
const rowOf = (name: ReadName, sellerId: string, place: number, left: ReadItem | null, ownSince: unknown): ReadRecord | null =>
  left === null
    ? null
    : {
        ...{ sellerId, resource: name, id: left.id, place, item: left },
        ...(retention[name].isReadFirst?.(left) === true && { first: 1 }),
        ...(ownSince !== undefined && { ownSince }),
      }
