import { z } from '@/contract/schema'
import type { OutboxDatabase } from '@/outbox/database'
import { onceOpen } from '@/storage/app-database'
import { live } from '@/storage/live'
import { liveSources, type LiveSource } from '@/storage/live-view'
import { tryToStore, type Stored } from '@/storage/storage-failure'

/** Which labels this device has printed, by their names (FILE-01). Reads reject when the store is out of reach. */
export interface PrintedLabels {
  source(sellerId: string): LiveSource<ReadonlySet<string>>
  note(sellerId: string, labels: readonly string[]): Promise<Stored<void>>
}

/** The names of labels. The field is called `orderIds` because most labels have the id of their order as their name. */
const notedSchema = z.object({ orderIds: z.array(z.string()) })

/** Stored among the records that were read, so that a log-out deletes them with those. */
const name = 'printed-labels'
/** The orders of a week or more; above this the oldest are dropped. */
const mostNoted = 2000

export function createPrintedLabels(database: OutboxDatabase): PrintedLabels {
  const { records } = database
  const read = async (sellerId: string): Promise<readonly string[]> =>
    notedSchema.safeParse((await records.get([sellerId, name, name]))?.item).data?.orderIds ?? []
  const sources = liveSources((_: OutboxDatabase, sellerId) => live(async () => new Set(await read(sellerId)), database.opened))
  return {
    source: (sellerId) => sources(database, sellerId),
    note: (sellerId, labels) =>
      tryToStore(() =>
        onceOpen(database, () =>
          database.transaction('rw', records, async () => {
            const noted = [...new Set([...(await read(sellerId)), ...labels])].slice(-mostNoted)
            await records.put({ sellerId, resource: name, id: name, place: 0, item: { orderIds: noted } })
          }),
        ),
      ),
  }
}
