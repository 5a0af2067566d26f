import type { OutboxDatabase } from '@/outbox/database'
import { onceOpen } from '@/storage/app-database'
import { retention } from './retention'

const retentionOf = new Map(Object.entries(retention))

/** Lets go of what was read and is closed, whoever's it is: the backend has it (SNAP-07). @returns whether there was any */
export async function makeRoom(database: OutboxDatabase): Promise<boolean> {
  const { records } = database
  return onceOpen(database, () =>
    database.transaction('rw', records, async () => {
      const closed = await records.filter(({ resource, item }) => retentionOf.get(resource)?.goesFirst(item) === true).primaryKeys()
      await records.bulkDelete(closed)
      return closed.length > 0
    }),
  )
}
