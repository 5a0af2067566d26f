import { backgroundSyncTag } from '@/sync/shared-names'
// oxlint-disable-next-line import/default -- it is the build that gives the script's address
import script from './background-script?worker&url'
import { fetchFile } from './kept-files'
import { asksFor, stopSending } from './messages'
import { trustedAddress } from './trusted-address'

declare const self: ServiceWorkerGlobalScope

/**
 * Sends what waits when the browser wakes the worker for it. What sends is a script of its own, which a worker that is only to
 * answer does not run: as a part of the worker it had the first answer of a start wait 60 ms instead of 38, on a fast computer.
 */
export function sendWhenWoken(): void {
  self.addEventListener('sync', (event) => {
    if (event instanceof ExtendableEvent && 'tag' in event && event.tag === backgroundSyncTag)
      event.waitUntil(Promise.resolve().then(() => sending().send()))
  })
  self.addEventListener('message', (event) => {
    // Where it was not run yet nothing is being sent.
    if (asksFor(event.data, stopSending)) self.backgroundSending?.stop()
  })
}

/**
 * Has the browser keep that script beside the worker's own, which it does only while the worker is installed.
 * @throws where it cannot be had
 */
export async function keepSending(): Promise<void> {
  // A browser that wakes no worker needs none of it.
  if (self.registration.sync === undefined) return
  // Read whole first: what is brought in holds up the worker until it is there, and a browser ends one that is held up for long.
  await (await fetchFile({ url: script, revision: null }, [])).arrayBuffer()
  sending()
}

const address = trustedAddress(script)

function sending() {
  if (self.backgroundSending === undefined) self.importScripts(address)
  if (self.backgroundSending === undefined) throw new Error(`${script}: something else`)
  return self.backgroundSending
}
