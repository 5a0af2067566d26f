import type { TableName } from './records'
import { createSerialStore, type Change } from './serial-store'
import { replaceState, type State } from './state'
import type { Store } from './store'

/** A store that lasts as long as the page or process. @param committed called with each transaction's changes, first with the seed's */
export function createMemoryStore(seed: () => State, committed: (changes: readonly Change[]) => void = () => undefined): Store {
  const values = new Map<TableName, Map<string, unknown>>()
  const tableOf = (name: TableName): Map<string, unknown> => {
    const table = values.get(name) ?? new Map<string, unknown>()
    values.set(name, table)
    return table
  }
  const store = createSerialStore(
    {
      load: async (table, key) => tableOf(table).get(key),
      async commit(changes) {
        for (const { table, key, value } of changes)
          if (value === undefined) tableOf(table).delete(key)
          else tableOf(table).set(key, value)
        committed(changes)
      },
    },
    () => [],
  )
  // Transactions run in order: every other one finds the seed.
  void store.write((records) => replaceState(records, seed()))
  return store
}
