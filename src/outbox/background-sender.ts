import { z } from '@/contract/schema'
import type { Commands } from './command'
import type { OutboxDatabase } from './database'
import { isPending, parseRow, submissionsOf } from './submission'

const senderSchema = z.object({ sellerId: z.string(), token: z.string() })

/** The credentials with which the service worker sends while no page is open. */
export type BackgroundSender = z.infer<typeof senderSchema>

/** Where the credentials of the one seller lie who is signed in. */
const currentPlace = 'current'
/** Where the last token lies that the backend refused: page and worker, which learn of it apart, use it once only. */
const refusedPlace = 'refused'

async function readSender(database: OutboxDatabase, place: string): Promise<BackgroundSender | null> {
  const parsed = senderSchema.safeParse(await database.senders.get(place))
  return parsed.success ? parsed.data : null
}

export const readBackgroundSender = (database: OutboxDatabase): Promise<BackgroundSender | null> => readSender(database, currentPlace)

/** Shares credentials with the worker, which cannot read local storage; only while that seller's submissions wait. */
export function writeBackgroundSender(
  database: OutboxDatabase,
  commands: Commands,
  sender: BackgroundSender | null,
): PromiseLike<void> {
  return database.transaction('rw', database.submissions, database.senders, async () => {
    const rows = sender === null ? [] : await database.submissions.where('sellerId').equals(sender.sellerId).toArray()
    if (sender !== null && submissionsOf(rows.map((row) => parseRow(commands, row))).some(isPending)) await database.senders.put({ place: currentPlace, ...sender })
    else await database.senders.delete(currentPlace)
  })
}

/** Inside a transaction that also removes the seller. */
export async function clearSenders(database: OutboxDatabase, sellerId: string): Promise<void> {
  await database.senders.filter((sender) => sender.sellerId === sellerId).delete()
}

/** Inside a transaction over the senders. The worker loses its credentials with the token. */
export async function refuseToken({ senders }: OutboxDatabase, refused: BackgroundSender): Promise<void> {
  await senders.filter(({ token }) => token === refused.token).delete()
  await senders.put({ place: refusedPlace, ...refused })
}

export const isTokenRefused = async (database: OutboxDatabase, token: string): Promise<boolean> =>
  (await readSender(database, refusedPlace))?.token === token

/** A sign-in may bring the same token again, from a backend that gives each seller one for good. */
export const trustTokensAgain = ({ senders }: OutboxDatabase): Promise<void> => Promise.resolve(senders.delete(refusedPlace))
