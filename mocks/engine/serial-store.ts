import type { TableName } from './records'
import { createSerialQueue } from './serial-queue'
import { createSerialTable, type SerialTable } from './serial-table'
import { openTables, type Entry, type Store } from './store'

/** A record to write, or to delete if its value is undefined. */
export interface Change {
  readonly table: TableName
  readonly key: string
  readonly value: unknown
}

/** Where a store keeps its records between transactions. */
export interface RecordPlace {
  load(table: TableName, key: string): Promise<unknown>
  /** Writes all changes or none. */
  commit(changes: readonly Change[]): Promise<void>
}

/**
 * A store for one process: one transaction runs after another.
 * @param stored the entries that a table has now
 * @throws if one of them cannot be read
 */
export function createSerialStore(place: RecordPlace, stored: (table: TableName) => Iterable<Entry<unknown>>): Store {
  const opened = new Map<TableName, Pick<SerialTable<never, never>, 'changes' | 'keep' | 'undo'>>()
  const records = openTables((definition) => {
    const { name } = definition
    const table = createSerialTable(definition, (key) => place.load(name, key), stored(name))
    opened.set(name, table)
    return table
  })
  const queue = createSerialQueue()
  return {
    read: (work) => queue(() => work(records)),
    write: (work) =>
      queue(async () => {
        try {
          const result = await work(records)
          await place.commit([...opened].flatMap(([table, { changes }]) => changes().map(([key, value]) => ({ table, key, value }))))
          for (const { keep } of opened.values()) keep()
          return result
        } finally {
          for (const { undo } of opened.values()) undo()
        }
      }),
  }
}
