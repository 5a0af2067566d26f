import { z } from '@/contract/schema'
import type { Records } from './browser-records'

const connectionSchema = z.enum(['online', 'offline'])
/** Whether the service can be reached; a switch in the presenter's hand. */
export type Connection = z.infer<typeof connectionSchema>

const recordName = 'connection'
const channelName = 'seller-portal-in-browser-service'
const newsSchema = z.enum(['online', 'offline', 'changed'])
type News = z.infer<typeof newsSchema>

/** The connection switch, and the news that go between the tabs. */
export interface Switchboard {
  connection(): Connection
  setConnection(connection: Connection): Promise<void>
  /** Tells this tab and the others that the service's state has changed. */
  announceChange(): void
  /** Calls back on every news, whichever tab it comes from. */
  subscribe(listener: () => void): () => void
  close(): void
}

/** Starts with the connection as it was left. */
export async function createSwitchboard(records: Records): Promise<Switchboard> {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName)
  const listeners = new Set<() => void>()
  const stored = connectionSchema.safeParse(await records.load(recordName))
  let connection: Connection = stored.success ? stored.data : 'online'

  const take = (news: News): void => {
    if (news !== 'changed') connection = news
    for (const listener of [...listeners]) listener()
  }
  const tell = (news: News): void => {
    channel?.postMessage(news)
    take(news)
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const news = newsSchema.safeParse(data)
    if (news.success) take(news.data)
  })

  return {
    connection: () => connection,
    async setConnection(next) {
      tell(next)
      await records.save(recordName, next)
    },
    announceChange: () => tell('changed'),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => channel?.close(),
  }
}
