import { createDraftTable, type Change, type DraftTable } from './draft-table'
import type { TableName } from './records'
import { createSerialQueue } from './serial-queue'
import { openTables, type Entry, type Store } from './store'

/** Where the records of a store lie between its transactions. */
export interface RecordPlace {
  load(table: TableName, key: string): Promise<unknown>
  /** Writes all changes or none. */
  commit(changes: readonly Change[]): Promise<void>
}

/**
 * A store for one process: one transaction runs after another.
 * @param stored what lies in a table now
 * @throws where a record cannot be read
 */
export function createSerialStore(place: RecordPlace, stored: (table: TableName) => Iterable<Entry<unknown>>): Store {
  const opened: Pick<DraftTable<never, never>, 'changes' | 'keep' | 'drop'>[] = []
  const records = openTables((definition) => {
    const { name } = definition
    const table = createDraftTable(definition, (key) => place.load(name, key), stored(name))
    opened.push(table)
    return table
  })
  const queue = createSerialQueue()
  return {
    read: (work) => queue(() => work(records)),
    write: (work) =>
      queue(async () => {
        try {
          const result = await work(records)
          const changes = opened.flatMap((table) => table.changes())
          if (changes.length > 0) await place.commit(changes)
          for (const table of opened) table.keep()
          return result
        } finally {
          for (const table of opened) table.drop()
        }
      }),
  }
}
