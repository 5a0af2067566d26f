import type { OutboxDatabase } from '@/outbox/database'
import { onceOpen } from '@/storage/app-database'
import { isEvictedFirst } from './eviction'
import { readPendingRecords } from './pending-records'

const goesFirstOf = new Map(Object.entries(isEvictedFirst))

/** Deletes the closed records of all sellers on this device, which the backend still has (SNAP-07). @returns whether there were any */
export async function makeRoom(database: OutboxDatabase): Promise<boolean> {
  const { records } = database
  return onceOpen(database, async () => {
    const hasPendingCommand = await readPendingRecords(database)
    return database.transaction('rw', records, async () => {
      const closed = await records.filter((row) => goesFirstOf.get(row.resource)?.(row.item) === true && !hasPendingCommand(row)).primaryKeys()
      await records.bulkDelete(closed)
      return closed.length > 0
    })
  })
}
