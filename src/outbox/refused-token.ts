import { readSender, type BackgroundSender } from './background-sender'
import type { OutboxDatabase } from './database'

/** The last token that the backend refused, so that page and worker, which learn of it apart, use it once only. */
const place = 'refused'

/** Inside a transaction over the senders. The worker loses its credentials with the token. */
export async function refuseToken({ senders }: OutboxDatabase, refused: BackgroundSender): Promise<void> {
  await senders.filter(({ token }) => token === refused.token).delete()
  await senders.put({ place, ...refused })
}

export const isTokenRefused = async (database: OutboxDatabase, token: string): Promise<boolean> =>
  (await readSender(database, place))?.token === token

/** A sign-in may bring the same token again, from a backend that gives each seller one for good. */
export const trustTokensAgain = ({ senders }: OutboxDatabase): Promise<void> => Promise.resolve(senders.delete(place))
