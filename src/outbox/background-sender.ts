import { z } from '@/contract/schema'
import type { Commands } from './command'
import type { OutboxDatabase } from './database'
import { isPending, parseRow, submissionsOf } from './submission'

const senderSchema = z.object({ sellerId: z.string(), token: z.string() })

/** The credentials with which the service worker sends while no page is open. */
export type BackgroundSender = z.infer<typeof senderSchema>

/** The key of the one row: one seller is signed in at a time. */
const place = 'current'

export async function readSender(database: OutboxDatabase, from: string): Promise<BackgroundSender | null> {
  const parsed = senderSchema.safeParse(await database.senders.get(from))
  return parsed.success ? parsed.data : null
}

export const readBackgroundSender = (database: OutboxDatabase): Promise<BackgroundSender | null> => readSender(database, place)

/** Shares credentials with the worker, which cannot read local storage; only while that seller's submissions wait. */
export function writeBackgroundSender(
  database: OutboxDatabase,
  commands: Commands,
  sender: BackgroundSender | null,
): PromiseLike<void> {
  return database.transaction('rw', database.submissions, database.senders, async () => {
    const rows = sender === null ? [] : await database.submissions.where('sellerId').equals(sender.sellerId).toArray()
    if (sender !== null && submissionsOf(rows.map((row) => parseRow(commands, row))).some(isPending)) await database.senders.put({ place, ...sender })
    else await database.senders.delete(place)
  })
}

/** Inside a transaction that also removes the seller. */
export async function clearSenders(database: OutboxDatabase, sellerId: string): Promise<void> {
  await database.senders.filter((sender) => sender.sellerId === sellerId).delete()
}
