import { z } from '@/contract/schema'
import type { OutboxDatabase } from './database'

const senderSchema = z.object({ sellerId: z.string(), token: z.string() })

/** On whose behalf the service worker may send while no page is open. */
export type BackgroundSender = z.infer<typeof senderSchema>

/** There is one at a time, since one seller is signed in at a time. */
const place = 'current'

export async function readBackgroundSender(database: OutboxDatabase): Promise<BackgroundSender | null> {
  const parsed = senderSchema.safeParse(await database.senders.get(place))
  return parsed.success ? parsed.data : null
}

/** The token lies here only while steps wait: the worker cannot read local storage. */
export async function writeBackgroundSender(database: OutboxDatabase, sender: BackgroundSender | null): Promise<void> {
  if (sender === null) await database.senders.delete(place)
  else await database.senders.put({ place, ...sender })
}
