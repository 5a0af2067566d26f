import type { OutboxDatabase } from '@/outbox/database'
import { onceOpen } from '@/storage/app-database'
import { goesFirst } from './goes-first'
import { readInHand } from './in-hand'

const goesFirstOf = new Map(Object.entries(goesFirst))

/** Lets go of what was read and is closed, whoever's it is: the backend has it (SNAP-07). @returns whether there was any */
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
