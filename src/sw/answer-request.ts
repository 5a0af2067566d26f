import { z } from '@/contract/schema'
import type { Keeping } from './messages'

declare const self: ServiceWorkerGlobalScope

/** Does what a page asks for by a message of this type, and tells it what came of it. */
export function answerRequest({ type }: { readonly type: string }, keep: () => Promise<Keeping>): void {
  const schema = z.object({ type: z.literal(type) })
  self.addEventListener('message', (event) => {
    if (!schema.safeParse(event.data).success) return
    const tell = (keeping: Keeping): void => event.ports[0]?.postMessage(keeping)
    event.waitUntil(keep().then(tell, () => tell('missing')))
  })
}
