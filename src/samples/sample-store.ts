import { Dexie, RangeSet } from 'dexie'
import { onceOpen } from '@/storage/app-database'
import { commitAtOnce } from '@/storage/commit-at-once'
import { live, type Live } from '@/storage/live'
import { tryToStore, type Stored } from '@/storage/storage-failure'
import { createWriteOrder } from '@/storage/write-order'
import { withRoom, type MakeRoom } from '@/storage/with-room'
import type { SampleChange, SampleRows } from './sample-collection'
import type { ChangeRecord, SampleDatabase } from './sample-database'

/** What each seller added to or changed of the sample data on this device (SAMPLE-01). */
export interface SampleStore {
  /** A collection's changes now and after each further one, in this tab or another; what cannot be read is left out. */
  watch<Item>(sellerId: string, collection: SampleRows<Item>): Live<readonly SampleChange<Item>[]>
  /** One of them as it is stored at this moment; null if there is none, or it cannot be read. @throws if the store is out of reach */
  read<Item>(sellerId: string, collection: SampleRows<Item>, id: string): Promise<SampleChange<Item> | null>
  /** Stores all of them or none; each replaces an older one of the same id. After `not-stored` they are not stored later either. */
  put<Item>(sellerId: string, collection: SampleRows<Item>, ...together: readonly SampleChange<Item>[]): Promise<Stored<void>>
  /** Stores what was typed, also from a page that is being left. After `not-stored` it may still be stored later, and has to be stored again. */
  putDraft<Item>(sellerId: string, collection: SampleRows<Item>, draft: SampleChange<Item>): Promise<Stored<void>>
  /** Deletes all of a seller's changes in a collection, so that the sample data is as it was. */
  restore(sellerId: string, collection: { readonly name: string }): Promise<Stored<void>>
  /** Whether there is any change by a seller, even if only half typed. @throws if the store is out of reach */
  holds(sellerId: string): Promise<boolean>
  /** Deletes all of a seller's changes. */
  forget(sellerId: string): Promise<Stored<void>>
}

function changeOf<Item>({ id, value, savedAt }: ChangeRecord, item: SampleRows<Item>['item']): SampleChange<Item> | null {
  const parsed = item.safeParse(value)
  return parsed.success ? { id, value: parsed.data, ...(savedAt !== undefined && { savedAt }) } : null
}

/** @param makeRoom deletes what can be fetched again, if the device is full */
export function createSampleStore(database: SampleDatabase, makeRoom: MakeRoom = () => Promise.resolve(false)): SampleStore {
  const { changes } = database
  const writes = createWriteOrder()
  const store = (write: () => PromiseLike<void>, isLatest?: () => boolean): Promise<Stored<void>> =>
    tryToStore(() => withRoom(() => onceOpen(database, write), makeRoom, isLatest))
  const allOf = (sellerId: string): string => JSON.stringify([sellerId])
  const storeRows = (rows: readonly ChangeRecord[], write: () => PromiseLike<void>): Promise<Stored<void>> => {
    const begun = rows.map(({ sellerId, collection, id }) => writes.begin(JSON.stringify([sellerId, collection, id]), allOf(sellerId)))
    return store(write, () => begun.every((isLatest) => isLatest()))
  }
  const remove = (sellerId: string, write: () => PromiseLike<number>): Promise<Stored<void>> => {
    writes.begin(allOf(sellerId))
    return store(async () => void (await write()))
  }
  return {
    watch: (sellerId, { name, item }) =>
      live(async () => {
        const rows = await changes.where('[sellerId+collection]').equals([sellerId, name]).toArray()
        return rows.flatMap((row) => changeOf(row, item) ?? [])
      }, database.opened),
    async read(sellerId, { name, item }, id) {
      const row = await onceOpen(database, () => changes.get([sellerId, name, id]))
      return row === undefined ? null : changeOf(row, item)
    },
    put(sellerId, { name }, ...together) {
      const rows = together.map((change) => ({ sellerId, collection: name, ...change }))
      return storeRows(rows, () =>
        database.transaction('rw', changes, async () => {
          for (const row of rows) await changes.put(row)
        }),
      )
    },
    putDraft(sellerId, { name }, draft) {
      const row = { sellerId, collection: name, ...draft }
      return storeRows([row], async () => {
        const committed = commitAtOnce(changes, row)
        if (committed === null) return void (await changes.put(row))
        await committed
        Dexie.on.storagemutated.fire({ [`idb://${database.name}/${changes.name}/[sellerId+collection]`]: new RangeSet().addKey([sellerId, name]) })
      })
    },
    restore: (sellerId, { name }) => remove(sellerId, () => changes.where('[sellerId+collection]').equals([sellerId, name]).delete()),
    holds: async (sellerId) => (await onceOpen(database, () => changes.where('sellerId').equals(sellerId).count())) > 0,
    forget: (sellerId) => remove(sellerId, () => changes.where('sellerId').equals(sellerId).delete()),
  }
}
