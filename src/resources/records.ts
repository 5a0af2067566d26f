import { itemSchemaOf, type ItemOf, type ReadName } from '@/contract/reads/all-reads'
import type { ChangesPage, ReadItem } from '@/contract/reads/changes'
import { z } from '@/contract/schema'
import type { OutboxDatabase, ReadRecord } from '@/outbox/database'
import { live, type Live } from '@/storage/live'
import { rememberParsed } from '@/storage/remember-parsed'
import { store, type Stored } from '@/storage/storage-failure'
import { makeRoom } from './make-room'
import { retention } from './retention'
import type { Held } from './source'

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
  /** Where the next read goes on; null before the first page, and where the backend is without the resource. */
  next: z.nullable(z.string()),
  /** When everything was last there, in milliseconds since the epoch by this device; null while the first read goes on. */
  asOf: z.nullable(z.number()),
  /** The place of the last change. */
  last: z.number(),
  offered: z.boolean(),
  /** The ids of what is read first; null where they are too many to be any sooner, or not known; absent where an earlier version wrote it. */
  first: z.optional(z.nullable(z.readonly(z.array(z.string())))),
  /** When everything was last looked through for what has to go. */
  tidiedAt: z.optional(z.number()),
})
/** How far a seller's resource was read. */
export type Cursor = z.infer<typeof cursorSchema>

/** With more than these the whole is hardly later than the first. */
const firstMaximum = 1000
/** So many rows are read at once: what is done on the screen comes between. */
const sliceSize = 250

const tidyEveryMilliseconds = 24 * 60 * 60 * 1000

/** Pages to be kept together. */
interface Reading {
  readonly pages: readonly ChangesPage<ReadItem>[]
  /** Whether they take the place of whatever was kept before: they were read without a cursor. */
  readonly replacesAll: boolean
  /** When they were read, in milliseconds since the epoch. */
  readonly at: number
}

/** A resource, whatever its items are. */
export type KeptResource = Pick<Resource<ReadItem>, 'name' | 'bound'>

/** What was read from the backend, on this device (READ-02). Reads reject when the store is out of reach. */
export interface Records {
  watch<Item extends ReadItem>(resource: Resource<Item>, sellerId: string): Live<Held<Item>>
  /** Null before the first read, and for one that this version does not understand. */
  cursor(resource: string, sellerId: string): Promise<Cursor | null>
  /** Lets go of what has been kept for long enough, once a day, whether there is a network or not. @param now milliseconds since the epoch */
  tidy(name: ReadName, sellerId: string, now: number): Promise<Stored<void>>
  /** Keeps pages and the last one's cursor, all or nothing. */
  keep(resource: KeptResource, sellerId: string, reading: Reading): Promise<Stored<void>>
  /** Remembers that the backend is without a resource; what was read before stays readable. */
  noteMissing(resource: string, sellerId: string): Promise<Stored<void>>
}

export function createRecords(database: OutboxDatabase): Records {
  const { records, cursors } = database
  // Along the primary key: a watch of any other index notes the key of each row that it reads. No id is a list, and lists come last.
  const all = (resource: string, sellerId: string) => records.where('[sellerId+resource+id]').between([sellerId, resource], [sellerId, resource, []])

  async function readCursor(resource: string, sellerId: string): Promise<Cursor | null> {
    return cursorSchema.safeParse(await cursors.get([sellerId, resource])).data ?? null
  }

  /**
   * Reads what is held; with `firstOnly`, what comes first, if that is sooner. Not in one transaction, which a save would have
   * to wait for: each row is right by itself, and what changes meanwhile is read anew.
   */
  async function held<Item>(name: ReadName, sellerId: string, read: ReadRows<Item>, firstOnly: boolean): Promise<Held<Item>> {
    const cursor = await readCursor(name, sellerId)
    if (cursor === null || cursor.asOf === null) return { kind: cursor?.offered === false ? 'not-offered' : 'nothing' }
    const first = firstOnly ? (cursor.first ?? null) : null
    const found = first === null ? await readAll(name, sellerId, read) : await readSome(name, sellerId, first, read)
    const items = found.toSorted((one, other) => other.place - one.place).map(({ item }) => item)
    return { kind: 'items', items, isWhole: first === null, asOf: cursor.asOf }
  }

  async function readSome<Item>(name: ReadName, sellerId: string, ids: readonly string[], read: ReadRows<Item>): Promise<readonly Placed<Item>[]> {
    const rows = await records.bulkGet(ids.map((id) => [sellerId, name, id]))
    return placed(rows.filter((row) => row !== undefined), read, ids.length)
  }

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
  async function shed({ name, bound }: KeptResource, sellerId: string): Promise<void> {
    const count = await all(name, sellerId).count()
    if (count <= bound) return
    const oldestFirst = await all(name, sellerId).sortBy('place')
    const [first, then] = [true, false].map((goesFirst) => oldestFirst.filter(({ item }) => retention[name].goesFirst(item) === goesFirst))
    const gone = [...(first ?? []), ...(then ?? [])].slice(0, count - bound)
    await records.bulkDelete(gone.map(({ id }) => [sellerId, name, id]))
  }

  /** @returns what is read first from now on */
  async function tidyAll(name: ReadName, sellerId: string, now: number): Promise<readonly string[] | null> {
    const first = firstOf(name, [])
    for (const row of await all(name, sellerId).toArray()) {
      const item = z.looseObject({ id: z.string() }).safeParse(row.item)
      const left = item.success ? retention[name].left(item.data, now) : row.item
      if (left === null) await records.delete([sellerId, name, row.id])
      else if (item.success && left !== item.data) await records.put({ ...row, item: left })
      if (item.success) first.look(item.data)
    }
    return first.ids()
  }

  /** What is closed goes before what is newer: a device that has no room has it for what there is to do. */
  async function storeIfItFits(write: () => PromiseLike<void>): Promise<Stored<void>> {
    const stored = await store(write)
    const isFull = stored.kind === 'not-stored' && stored.reason === 'full'
    return isFull && (await makeRoom(database).catch(() => false)) ? store(write) : stored
  }

  return {
    watch({ name, item }, sellerId) {
      const read = rememberParsed((stored) => item.safeParse(stored).data ?? null)
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
    cursor: readCursor,
    tidy: (name, sellerId, now) =>
      store(() =>
        database.transaction('rw', records, cursors, async () => {
          const cursor = await readCursor(name, sellerId)
          if (cursor === null || Math.abs(now - (cursor.tidiedAt ?? 0)) < tidyEveryMilliseconds) return
          const tidied: Cursor = { ...cursor, tidiedAt: now, first: await tidyAll(name, sellerId, now) }
          await cursors.put({ sellerId, resource: name, ...tidied })
        }),
      ),
    keep: (resource, sellerId, { pages, replacesAll, at }) =>
      storeIfItFits(() =>
        database.transaction('rw', records, cursors, async () => {
          const { name } = resource
          if (replacesAll) await all(name, sellerId).delete()
          const before = replacesAll ? null : await readCursor(name, sellerId)
          let place = before?.last ?? 0
          const first = firstOf(name, before === null ? [] : (before.first ?? null))
          for (const { items, gone } of pages) {
            const left = items.map((item) => ({ id: item.id, place: ++place, item: retention[name].left(item, at) }))
            await records.bulkPut(left.filter(({ item }) => item !== null).map((row) => ({ sellerId, resource: name, ...row })))
            const ended = left.filter(({ item }) => item === null).map(({ id }) => id)
            await records.bulkDelete([...gone, ...ended].map((id) => [sellerId, name, id]))
            for (const id of gone) first.drop(id)
            for (const item of items) first.look(item)
          }
          await shed(resource, sellerId)
          const end = pages.at(-1)
          const isWhole = end?.more === false
          const asOf = isWhole ? at : (before?.asOf ?? null)
          const cursor: Cursor = { next: end?.next ?? null, asOf, last: place, offered: true, tidiedAt: replacesAll ? at : before?.tidiedAt, first: first.ids() }
          await cursors.put({ sellerId, resource: name, ...cursor })
        }),
      ),
    noteMissing: (resource, sellerId) =>
      store(() =>
        database.transaction('rw', cursors, async () => {
          const before = await readCursor(resource, sellerId)
          const cursor: Cursor = { next: null, asOf: null, last: 0, ...before, offered: false }
          await cursors.put({ sellerId, resource, ...cursor })
        }),
      ),
  }
}

/** Reads rows that were kept, of as many as there are in all; what is unchanged stays the same object. */
type ReadRows<Item> = ReturnType<typeof rememberParsed<Item | null>>

interface Placed<Item> {
  readonly place: number
  readonly item: Item
}

const placed = <Item>(rows: readonly ReadRecord[], read: ReadRows<Item>, inAll: number): readonly Placed<Item>[] =>
  read(rows.map(({ id, item }) => [id, item]), inAll).flatMap((item, index) => (item === null ? [] : [{ item, place: rows[index]?.place ?? 0 }]))

/**
 * What of a resource is read first, while items come and go.
 * @param before what it was; null where that is not known, which it stays until all are looked at again
 */
function firstOf(name: ReadName, before: readonly string[] | null) {
  const { isReadFirst } = retention[name]
  const ids = new Set(before)
  return {
    look: (item: ReadItem): void => void (isReadFirst?.(item) === true ? ids.add(item.id) : ids.delete(item.id)),
    drop: (id: string): void => void ids.delete(id),
    ids: (): readonly string[] | null => (before === null || isReadFirst === null || ids.size > firstMaximum ? null : [...ids]),
  }
}
