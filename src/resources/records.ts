import { itemSchemaOf, type ItemOf, type ReadName } from '@/contract/reads/all-reads'
import type { ChangesPage, ReadItem } from '@/contract/reads/changes'
import { z } from '@/contract/schema'
import type { OutboxDatabase } from '@/outbox/database'
import { live, type Live } from '@/storage/live'
import { store, type Stored } from '@/storage/storage-failure'
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
  ({ name, item: itemSchemaOf(name), bound: 2000 })

const cursorSchema = z.object({
  /** Where the next read goes on; null before the first page, and where the backend is without the resource. */
  next: z.nullable(z.string()),
  /** When everything was last there, in milliseconds since the epoch by this device; null while the first read goes on. */
  asOf: z.nullable(z.number()),
  /** The place of the last change. */
  last: z.number(),
  offered: z.boolean(),
})
/** How far a seller's resource was read. */
export type Cursor = z.infer<typeof cursorSchema>

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
  /** Keeps pages and the last one's cursor, all or nothing. */
  keep(resource: KeptResource, sellerId: string, reading: Reading): Promise<Stored<void>>
  /** Remembers that the backend is without a resource; what was read before stays readable. */
  noteMissing(resource: string, sellerId: string): Promise<Stored<void>>
}

export function createRecords(database: OutboxDatabase): Records {
  const { records, cursors } = database
  const all = (resource: string, sellerId: string) => records.where('[sellerId+resource]').equals([sellerId, resource])

  async function readCursor(resource: string, sellerId: string): Promise<Cursor | null> {
    return cursorSchema.safeParse(await cursors.get([sellerId, resource])).data ?? null
  }

  async function held<Item extends ReadItem>({ name, item }: Resource<Item>, sellerId: string): Promise<Held<Item>> {
    const cursor = await readCursor(name, sellerId)
    if (cursor === null || cursor.asOf === null) return { kind: cursor?.offered === false ? 'not-offered' : 'nothing' }
    const rows = await all(name, sellerId).toArray()
    const items = rows
      .toSorted((one, other) => other.place - one.place)
      .flatMap((row) => {
        const parsed = item.safeParse(row.item)
        return parsed.success ? [parsed.data] : []
      })
    return { kind: 'items', items, asOf: cursor.asOf }
  }

  /** Lets go of the oldest changes above the bound. */
  async function shed({ name, bound }: KeptResource, sellerId: string): Promise<void> {
    if ((await all(name, sellerId).count()) <= bound) return
    const oldestFirst = await all(name, sellerId).sortBy('place')
    await records.bulkDelete(oldestFirst.slice(0, -bound).map(({ id }) => [sellerId, name, id]))
  }

  return {
    watch: (resource, sellerId) =>
      live(() => Promise.resolve(database.transaction('r', records, cursors, () => held(resource, sellerId))), database.opened),
    cursor: readCursor,
    keep: (resource, sellerId, { pages, replacesAll, at }) =>
      store(() =>
        database.transaction('rw', records, cursors, async () => {
          const { name } = resource
          if (replacesAll) await all(name, sellerId).delete()
          const before = replacesAll ? null : await readCursor(name, sellerId)
          let place = before?.last ?? 0
          for (const { items, gone } of pages) {
            await records.bulkPut(items.map((item) => ({ sellerId, resource: name, id: item.id, place: ++place, item })))
            await records.bulkDelete(gone.map((id) => [sellerId, name, id]))
          }
          await shed(resource, sellerId)
          const end = pages.at(-1)
          const asOf = end?.more === false ? at : (before?.asOf ?? null)
          const cursor: Cursor = { next: end?.next ?? null, asOf, last: place, offered: true }
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
