import { Dexie, RangeSet } from 'dexie'
import { onceOpen } from '@/storage/app-database'
import { commitAtOnce } from '@/storage/commit-at-once'
import { live, type Live } from '@/storage/live'
import { store as tryToStore, type Stored } from '@/storage/storage-failure'
import type { SampleChange, SampleRows } from './sample-collection'
import type { ChangeRecord, SampleDatabase } from './sample-database'

/** What each seller added to or changed of the sample data on this device (SAMPLE-01). */
export interface SampleStore {
  /** A collection's changes now and after each further one, in this tab or another; what cannot be read is left out. */
  watch<Item>(sellerId: string, collection: SampleRows<Item>): Live<readonly SampleChange<Item>[]>
  /** One of them as it lies there at this moment; null where there is none, or none that can be read. @throws where the store is out of reach */
  read<Item>(sellerId: string, collection: SampleRows<Item>, id: string): Promise<SampleChange<Item> | null>
  /** Stores all of them or none, each in place of an older one of the same id. What is told as not stored does not come to be later. */
  put<Item>(sellerId: string, collection: SampleRows<Item>, ...together: readonly SampleChange<Item>[]): Promise<Stored<void>>
  /** Stores what was typed, also from a page that is being left; what is told as not stored may come to be later, and has to be stored again. */
  putDraft<Item>(sellerId: string, collection: SampleRows<Item>, draft: SampleChange<Item>): Promise<Stored<void>>
  /** Takes back all that a seller made in a collection, so that the sample data stands as it was. */
  restore(sellerId: string, collection: { readonly name: string }): Promise<Stored<void>>
  /** Removes all that a seller made. */
  forget(sellerId: string): Promise<Stored<void>>
}

function changeOf<Item>({ id, value, savedAt }: ChangeRecord, item: SampleRows<Item>['item']): SampleChange<Item> | null {
  const parsed = item.safeParse(value)
  return parsed.success ? { id, value: parsed.data, ...(savedAt !== undefined && { savedAt }) } : null
}

export function createSampleStore(database: SampleDatabase): SampleStore {
  const { changes } = database
  const store = (write: () => PromiseLike<void>): Promise<Stored<void>> => tryToStore(() => onceOpen(database, write))
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
    put: (sellerId, { name }, ...together) =>
      store(() =>
        database.transaction('rw', changes, async () => {
          for (const change of together) await changes.put({ sellerId, collection: name, ...change })
        }),
      ),
    putDraft: (sellerId, { name }, draft) =>
      store(async () => {
        const row = { sellerId, collection: name, ...draft }
        const committed = commitAtOnce(changes, row)
        if (committed === null) return void (await changes.put(row))
        await committed
        Dexie.on.storagemutated.fire({ [`idb://${database.name}/${changes.name}/[sellerId+collection]`]: new RangeSet().addKey([sellerId, name]) })
      }),
    restore: (sellerId, { name }) =>
      store(async () => {
        await changes.where('[sellerId+collection]').equals([sellerId, name]).delete()
      }),
    forget: (sellerId) =>
      store(async () => {
        await changes.where('sellerId').equals(sellerId).delete()
      }),
  }
}
