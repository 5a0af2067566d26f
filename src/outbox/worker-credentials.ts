import { z } from '@/contract/schema'
import { digestOf } from '@/storage/digest-of'
import type { Commands } from './command'
import type { OutboxDatabase } from './database'
import { inState, pendingStates } from './many-rows'
import { isPending, parseRow, submissionsOf } from './submission'

const senderSchema = z.object({ sellerId: z.string(), token: z.string() })

/** The credentials with which the service worker sends while no page is open. */
export type WorkerCredentials = z.infer<typeof senderSchema>

/** The key of the row with the credentials of the seller who is signed in. */
const currentPlace = 'current'
/** The key of the row with the mark of the last token that the backend refused, so that neither page nor worker uses it again. */
const refusedPlace = 'refused'

async function readSender(database: OutboxDatabase, place: string): Promise<WorkerCredentials | null> {
  const parsed = senderSchema.safeParse(await database.senders.get(place))
  return parsed.success ? parsed.data : null
}

export const readWorkerCredentials = (database: OutboxDatabase): Promise<WorkerCredentials | null> => readSender(database, currentPlace)

/** Shares credentials with the worker, which cannot read local storage; only while that seller's submissions wait. */
export function writeWorkerCredentials(
  database: OutboxDatabase,
  commands: Commands,
  sender: WorkerCredentials | null,
): PromiseLike<void> {
  return database.transaction('rw', database.submissions, database.senders, async () => {
    if (sender !== null && (await hasPending(database, commands, sender.sellerId))) await database.senders.put({ place: currentPlace, ...sender })
    else await database.senders.delete(currentPlace)
  })
}

/** Stops at the first pending row, and reads no accepted ones: there may be thousands. */
async function hasPending(database: OutboxDatabase, commands: Commands, sellerId: string): Promise<boolean> {
  const isOne = (row: unknown): boolean => submissionsOf([parseRow(commands, row)]).some(isPending)
  for (const state of pendingStates) if ((await inState(database, state, sellerId).filter(isOne).first()) !== undefined) return true
  return false
}

/** Deletes a seller's credentials; called inside the transaction that removes the seller. */
export async function clearSenders(database: OutboxDatabase, sellerId: string): Promise<void> {
  await database.senders.filter((sender) => sender.sellerId === sellerId).delete()
}

/** Remembers a refused token and deletes the worker's credentials with it; called inside a transaction over `senders`. */
export async function refuseToken({ senders }: OutboxDatabase, refused: WorkerCredentials): Promise<void> {
  await senders.filter(({ token }) => token === refused.token).delete()
  // A hash is enough to compare with; the token itself is not kept, since the backend may accept it again one day.
  await senders.put({ place: refusedPlace, sellerId: refused.sellerId, token: digestOf(refused.token) })
}

export async function isTokenRefused(database: OutboxDatabase, token: string): Promise<boolean> {
  const refused = await readSender(database, refusedPlace)
  // Rows written by older versions hold the token itself.
  return refused !== null && [token, digestOf(token)].includes(refused.token)
}

/** Forgets the refused token: some backends give the same one at the next sign-in. */
export const trustTokensAgain = ({ senders }: OutboxDatabase): Promise<void> => Promise.resolve(senders.delete(refusedPlace))
