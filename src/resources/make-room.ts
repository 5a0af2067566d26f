import type { OutboxDatabase } from '@/outbox/database'
import { retention } from './retention'

const retentionOf = new Map(Object.entries(retention))

/** Lets go of what was read and is closed, whoever's it is: the backend has it (SNAP-07). @returns whether there was any */
export const makeRoom = ({ records }: OutboxDatabase): Promise<boolean> =>
  Promise.resolve(
    records.db.transaction('rw', records, async () => {
      const closed = await records.filter(({ resource, item }) => retentionOf.get(resource)?.goesFirst(item) === true).primaryKeys()
      await records.bulkDelete(closed)
      return closed.length > 0
    }),
  )
