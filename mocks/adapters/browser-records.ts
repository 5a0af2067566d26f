import type { Table } from 'dexie'
import { openServiceDatabase } from './service-database'

/** Named values that outlive the page. */
export interface Records {
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
 * Values in the service's own database. Where IndexedDB cannot be used, or stops
 * working, they live on in memory until the page is left.
 */
export function createBrowserRecords(): Records {
  const table: Table<Row, string> = openServiceDatabase('strict').table('records')
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
    areKept: () => usable,
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
