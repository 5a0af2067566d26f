import { backgroundSyncTag } from '@/sync/shared-names'
// oxlint-disable-next-line import/default -- it is the build that gives the script's address
import script from './background-script?worker&url'
import { fetchFile } from './precache'
import { asksFor, stopSending } from './messages'
import { trustedAddress } from './trusted-address'

declare const self: ServiceWorkerGlobalScope

/**
 * Sends what waits when the browser wakes the worker with a `sync` event. The sending code is a separate script, run only then:
 * as a part of the worker it made the first answer after a start take 60 ms instead of 38, on a fast computer.
 */
export function sendWhenWoken(): void {
  self.addEventListener('sync', (event) => {
    if (event instanceof ExtendableEvent && 'tag' in event && event.tag === backgroundSyncTag)
      event.waitUntil(Promise.resolve().then(() => sending().send()))
  })
  self.addEventListener('message', (event) => {
    // If the script has not run yet, nothing is being sent.
    if (asksFor(event.data, stopSending)) self.backgroundSending?.stop()
  })
}

/**
 * Makes the browser store that script with the worker's own, which it does only while the worker is being installed.
 * @throws if the script cannot be fetched
 */
export async function keepSending(): Promise<void> {
  // A browser without Background Sync does not need the script.
  if (self.registration.sync === undefined) return
  // Fetched completely first: `importScripts` blocks the worker until the script is there, and a browser ends a worker blocked for long.
  await (await fetchFile({ url: script, revision: null }, [])).arrayBuffer()
  sending()
}

const address = trustedAddress(script)

function sending() {
  if (self.backgroundSending === undefined) self.importScripts(address)
  if (self.backgroundSending === undefined) throw new Error(`${script}: something else`)
  return self.backgroundSending
}
