import type { Outbox } from '@/outbox/outbox'
import { createTransport } from '@/transport/call'
import { createConnectivity } from '@/transport/connectivity'
import { chosenBackend } from './backend'
import { once } from './once'

/** The parts of the product that live as long as the page, put together once. */

export const connectivity = createConnectivity(chosenBackend.network)

const loadBackend = once(async () => {
  const backend = await chosenBackend.load()
  connectivity.follow(backend.network)
  return backend
})

export const transport = createTransport(loadBackend, connectivity)

/** Opens the device's store and lets what waits in it move; its code is fetched by the first call. */
export const loadOutbox = once(async (): Promise<Outbox> => {
  const { startQueue } = await import('./queue')
  return startQueue(chosenBackend.kind, transport, connectivity)
})

/** Fetches what the first press will need, once the first screen can be used. */
export function warmUp(): void {
  // What fails to load now is asked for again when it is needed, and fails there with its own words.
  loadBackend().catch(() => undefined)
  loadOutbox().catch(() => undefined)
}
