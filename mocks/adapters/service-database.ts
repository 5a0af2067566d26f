import { Dexie } from 'dexie'

/**
 * The in-browser service's own IndexedDB database.
 * @param durability `strict` is on the disk before a change is done; `relaxed` does not make others wait for that
 */
export function openServiceDatabase(durability: 'strict' | 'relaxed'): Dexie {
  const database = new Dexie('seller-portal-in-browser-service', { chromeTransactionDurability: durability })
  database.version(1).stores({ records: 'name' })
  database.version(2).stores({ records: 'name', log: '++sequence' })
  return database
}
