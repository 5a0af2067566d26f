import { conditionsSchema } from '@/contract/presenter/network'
import { z } from '@/contract/schema'

const channelName = 'seller-portal-in-browser-service'
const messageSchema = z.discriminatedUnion('kind', [
  /** The service's records have changed. */
  z.object({ kind: z.literal('changed') }),
  z.object({ kind: z.literal('conditions'), conditions: conditionsSchema }),
])
type TabMessage = z.infer<typeof messageSchema>

/** What the tabs that run the service tell each other. */
export interface TabChannel {
  /** Tells this tab and the others. */
  post(message: TabMessage): void
  /** Calls back on every message, whichever tab it comes from. */
  subscribe(listener: (message: TabMessage) => void): () => void
  close(): void
}

export function openTabChannel(): TabChannel {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName)
  const listeners = new Set<(message: TabMessage) => void>()
  const deliver = (message: TabMessage): void => {
    for (const listener of [...listeners]) listener(message)
  }
  let open = true
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = messageSchema.safeParse(data)
    if (message.success) deliver(message.data)
  })
  return {
    post(message) {
      // A write may finish after the service was stopped: nobody listens any more, and the channel is closed.
      if (!open) return
      channel?.postMessage(message)
      deliver(message)
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
