import { createMemoryStore } from '@mocks/engine/memory-store'
import type { TableName } from '@mocks/engine/records'
import type { State } from '@mocks/engine/state'
import type { ReadRecords, Records, Store } from '@mocks/engine/store'

/** A store in memory that knows which records were changed in it. */
export interface SpareStore extends Store {
  hasChanges(): boolean
  /** Writes the records that were changed here to another store, and leaves its other records as they are. */
  giveTo(records: Records): Promise<void>
}

async function give<Name extends TableName>(name: Name, keys: Iterable<string>, from: ReadRecords, to: Records): Promise<void> {
  for (const key of keys) {
    const value = await from[name].get(key)
    if (value === undefined) await to[name].delete(key)
    else await to[name].put(key, value)
  }
}

export async function createSpareStore(state: State): Promise<SpareStore> {
  const changed = new Map<TableName, Set<string>>()
  const store = createMemoryStore(
    () => state,
    (changes) => {
      for (const { table, key } of changes) changed.set(table, (changed.get(table) ?? new Set()).add(key))
    },
  )
  // The state that it starts with does not count as a change.
  await store.read(async () => undefined)
  changed.clear()
  return {
    ...store,
    hasChanges: () => changed.size > 0,
    giveTo: (records) =>
      store.read(async (own) => {
        for (const [name, keys] of changed) await give(name, keys, own, records)
      }),
  }
}
