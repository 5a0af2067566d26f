import { conditionsSchema } from '@/contract/presenter/network'
import { z } from '@/contract/schema'

const channelName = 'seller-portal-in-browser-service'
const newsSchema = z.discriminatedUnion('kind', [
  /** Something that the service remembers is another. */
  z.object({ kind: z.literal('changed') }),
  z.object({ kind: z.literal('conditions'), conditions: conditionsSchema }),
])
type News = z.infer<typeof newsSchema>

/** What the tabs that run the service tell each other. */
export interface NewsChannel {
  /** Tells this tab and the others. */
  tell(news: News): void
  /** Calls back on every piece of news, whichever tab it comes from. */
  subscribe(listener: (news: News) => void): () => void
  close(): void
}

export function openNewsChannel(): NewsChannel {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName)
  const listeners = new Set<(news: News) => void>()
  const take = (news: News): void => {
    for (const listener of [...listeners]) listener(news)
  }
  let open = true
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const news = newsSchema.safeParse(data)
    if (news.success) take(news.data)
  })
  return {
    tell(news) {
      // What is stored after the service was stopped has nobody left to hear of it here.
      if (!open) return
      channel?.postMessage(news)
      take(news)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      open = false
      channel?.close()
    },
  }
}
