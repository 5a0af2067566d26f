import { isFull } from './is-full'
import { asksFor, type PrecacheResult } from './messages'

declare const self: ServiceWorkerGlobalScope

/** Does what a page asks for with a message of this type, and answers with the result. */
export function answerMessage(request: { readonly type: string }, keep: () => Promise<PrecacheResult>): void {
  self.addEventListener('message', (event) => {
    if (!asksFor(event.data, request)) return
    const tell = (keeping: PrecacheResult): void => event.ports[0]?.postMessage(keeping)
    event.waitUntil(keep().then(tell, (error: unknown) => tell(isFull(error) ? 'full' : 'missing')))
  })
}
