import type { OutboxDatabase } from '@/outbox/database'
import { onceOpen } from '@/storage/app-database'
import { goesFirst } from './goes-first'
import { readInHand } from './in-hand'

const goesFirstOf = new Map(Object.entries(goesFirst))

/** Deletes the closed records of all sellers on this device, which the backend still has (SNAP-07). @returns whether there were any */
export async function makeRoom(database: OutboxDatabase): Promise<boolean> {
  const { records } = database
  return onceOpen(database, async () => {
    const isInHand = await readInHand(database)
    return database.transaction('rw', records, async () => {
      const closed = await records.filter((row) => goesFirstOf.get(row.resource)?.(row.item) === true && !isInHand(row)).primaryKeys()
      await records.bulkDelete(closed)
      return closed.length > 0
    })
  })
}
