import { orderScope } from '@/contract/modules/command-names'
import type { ReadName } from '@/contract/reads/all-reads'
import { z } from '@/contract/schema'
import type { OutboxDatabase, ReadRecord } from '@/outbox/database'
import { inState } from '@/outbox/many-rows'

/** Tells whether a command on a record was saved here and has not been accepted yet. Such a record is not deleted. */
export type HasPendingCommand = (record: Pick<ReadRecord, 'sellerId' | 'resource' | 'id'>) => boolean

const orders: ReadName = 'orders'
const keySchema = z.tuple([z.string(), z.string()])

const thing = (sellerId: string, scope?: string): string => `${sellerId}\n${scope}`

/** Reads only keys: the values of many rows are slow to read, and the browser may have lost one. */
export async function readPendingRecords(database: OutboxDatabase): Promise<HasPendingCommand> {
  const { submissions } = database
  // In one transaction: `subjects` and `places` are matched by their position.
  const [subjects, places, accepted] = await database.transaction('r', submissions, () => {
    const rows = submissions.orderBy('[sellerId+subject]')
    return Promise.all([rows.keys(), rows.primaryKeys(), inState(database, 'accepted').primaryKeys()])
  })
  const arrived = new Set(accepted)
  // A command's subject begins with the scope of its record and a space.
  const pending = subjects.filter((_, index) => !arrived.has(places[index] ?? 0))
  // A row whose key cannot be read, such as a tampered one, protects no record and must not stop others from being stored.
  const named = pending.flatMap((key) => {
    const { data } = keySchema.safeParse(key)
    return data === undefined ? [] : [data]
  })
  const things = new Set(named.map(([sellerId, subject]) => thing(sellerId, subject.split(' ')[0])))
  return ({ sellerId, resource, id }) => resource === orders && things.has(thing(sellerId, orderScope(id)))
}
