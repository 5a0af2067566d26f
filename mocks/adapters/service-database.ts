import { Dexie } from 'dexie'
import { endStuckTransactions } from '@/storage/stuck-transaction'
import { indexValuesOf, tables } from '@mocks/engine/records'

/**
 * The in-browser service's own IndexedDB database. A row of the service's tables has a record under `value`, and
 * beside it the record's values in the indexes.
 * @param durability with `strict` a change resolves when it is on the disk; `relaxed` does not wait for that
 */
export function openServiceDatabase(durability: 'strict' | 'relaxed'): Dexie {
  const database = new Dexie('seller-portal-in-browser-service', { cache: 'disabled', chromeTransactionDurability: durability })
  endStuckTransactions(database)
  database.version(1).stores({ records: 'name' })
  database.version(2).stores({ records: 'name', log: '++sequence' })
  database.version(3).stores({
    sellers: 'key, email, mobile, nickname',
    sentCodes: 'key, sellerId, place, sentAt',
    sessions: 'key, sellerId, expiresAt',
    wrongPasswords: 'key, latest',
    answers: 'key, sellerId, at',
  })
  database
    .version(4)
    .stores({ sellers: 'key, email, mobile, nickname, verifiedEmail, verifiedMobile, unverifiedSince' })
    .upgrade((transaction) =>
      transaction.table<{ key: string; value: unknown }>('sellers').toCollection().modify((row) => {
        const seller = tables.sellers.schema.safeParse(row.value)
        if (seller.success) Object.assign(row, indexValuesOf(tables.sellers, row.key, seller.data))
      }),
    )
  database.version(5).stores({ acts: 'key, sellerId, order, number', series: 'key, sellerId, phone' })
  return database
}
