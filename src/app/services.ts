import type { OpenOutbox } from '@/outbox/outbox-context'
import type { Transport } from '@/transport/transport-context'
import { clock } from '@/clock/clock'
import { session } from '@/session/browser-session'
import { createConnectivity } from '@/connectivity/connectivity'
import { chosenBackend, demoStarted, hasDemo } from './backend'
import { lazyCaller, lazyCheck } from './lazy-caller'
import { once } from './once'

/** The parts of the product that live as long as the page, put together once. */

export const connectivity = createConnectivity(chosenBackend.network)

/** Loads the backend; for the demo that is the whole in-browser service. */
export const loadBackend = once(async () => {
  const backend = await chosenBackend.load()
  connectivity.follow(backend.network)
  clock.follow(backend.clock)
  return backend
})

/** Loads the chunks that every call needs. */
export const loadCaller = once(async () => {
  const [{ createCaller }, { callsOfSession }, { tellOperator }] = await Promise.all([
    import('@/transport/call'),
    import('./calls-of-session'),
    import('./tell-operator'),
  ])
  tellOperator(connectivity)
  return callsOfSession(createCaller(loadBackend, connectivity), session)
})

/** The transport; the first call or duplicate check loads its chunk, so that the first screen can be typed in before. */
export const transport: Transport = {
  ...lazyCaller(loadCaller),
  checkDuplicate: lazyCheck(async () => {
    const [backend, { checkDuplicate }] = await Promise.all([loadBackend(), import('@/transport/duplicate-check')])
    return (question, signal) => checkDuplicate(backend, question, signal)
  }),
}

/** Resolves when it is known whether there is a network. In the demo the in-browser service's switch tells; it is not loaded just for that. */
const networkKnown = (): Promise<unknown> => (hasDemo && chosenBackend.kind === 'demo' ? demoStarted.then(loadBackend) : loadBackend())

/** Loads the chunk that reads the device's store. */
export const loadStoreChunk = () => import('./start/start-outbox')

/** The browser's storage estimate, for a screen that shows it. */
export const readRoomAhead = async () => (await loadStoreChunk()).roomAhead()

/** Opens the device's store and sends from it once that is possible; the first call loads the chunk. */
export const loadOutbox = once(async (): Promise<OpenOutbox> => {
  const [{ deviceStore, firstHeading, readAhead, startOutbox }, { tidyUp }] = await Promise.all([loadStoreChunk(), import('./start/tidy-up')])
  const shown = firstHeading()
  const known = shown.then(networkKnown)
  const outbox = startOutbox(chosenBackend.kind, deviceStore, transport, connectivity, { shown, networkKnown: known, loadBackend })
  await tidyUp(outbox, shown, known)
  await readAhead(outbox)
  return outbox
})
