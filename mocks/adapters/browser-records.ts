import { Dexie, type Table } from 'dexie'

/** Named values that outlive the page. */
export interface Records {
  load(name: string): Promise<unknown>
  save(name: string, value: unknown): Promise<void>
}

interface Row {
  readonly name: string
  readonly value: unknown
}

function openTable(): Table<Row, string> {
  const database = new Dexie('seller-portal-in-browser-service', { chromeTransactionDurability: 'strict' })
  database.version(1).stores({ records: 'name' })
  return database.table<Row, string>('records')
}

/**
 * Values in an IndexedDB database of the service's own. Where IndexedDB cannot be used, or stops
 * working, they live on in memory until the page is left.
 */
export function createBrowserRecords(): Records {
  const table = openTable()
  const memory = new Map<string, unknown>()
  let usable = true
  return {
    async load(name) {
      if (usable)
        try {
          memory.set(name, (await table.get(name))?.value)
        } catch {
          usable = false
        }
      return memory.get(name)
    },
    async save(name, value) {
      memory.set(name, value)
      if (usable)
        try {
          await table.put({ name, value })
        } catch {
          usable = false
        }
    },
  }
}
