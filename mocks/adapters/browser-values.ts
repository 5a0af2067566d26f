import type { Dexie, Table } from 'dexie'

/** Named values that outlive the page. */
export interface BrowserValues {
  load(name: string): Promise<unknown>
  save(name: string, value: unknown): Promise<void>
  /** Whether all that was saved outlives the page. */
  areKept(): boolean
}

interface Row {
  readonly name: string
  readonly value: unknown
}

/**
 * Values in the service's own database. A value that could not be saved is kept in memory until the page is left, or until it
 * is saved again with success.
 */
export function createBrowserValues(database: Dexie): BrowserValues {
  const table: Table<Row, string> = database.table('records')
  const memory = new Map<string, unknown>()
  const notKept = new Set<string>()
  return {
    async load(name) {
      if (!notKept.has(name))
        try {
          memory.set(name, (await table.get(name))?.value)
        } catch {
          // The last known value is given; the next load tries the database again.
        }
      return memory.get(name)
    },
    areKept: () => notKept.size === 0,
    async save(name, value) {
      memory.set(name, value)
      try {
        await table.put({ name, value })
        notKept.delete(name)
      } catch {
        notKept.add(name)
      }
    },
  }
}
