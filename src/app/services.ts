import type { OpenOutbox } from '@/outbox/outbox-context'
import type { Transport } from '@/transport/transport-context'
import { clock } from '@/clock/clock'
import { session } from '@/session/browser-session'
import { createConnectivity } from '@/connectivity/connectivity'
import { chosenBackend, demoStarted, hasDemo } from './backend'
import { lateCaller, lateCheck } from './late-caller'
import { once } from './once'

/** The parts of the product that live as long as the page, put together once. */

export const connectivity = createConnectivity(chosenBackend.network)

/** The backend's own code, which for a demo is the whole service. */
export const loadBackend = once(async () => {
  const backend = await chosenBackend.load()
  connectivity.follow(backend.network)
  clock.follow(backend.clock)
  return backend
})

/** The code of every call. */
export const loadCaller = once(async () => {
  const [{ createCaller }, { callsOfSession }, { tellOperator }] = await Promise.all([
    import('@/transport/call'),
    import('./calls-of-session'),
    import('./tell-operator'),
  ])
  tellOperator(connectivity)
  return callsOfSession(createCaller(loadBackend, connectivity), session)
})

/** The transport; its code comes with the first call or question, so that a screen can be typed in before. */
export const transport: Transport = {
  ...lateCaller(loadCaller),
  checkDuplicate: lateCheck(async () => {
    const [backend, { checkDuplicate }] = await Promise.all([loadBackend(), import('@/transport/duplicate-check')])
    return (question, signal) => checkDuplicate(backend, question, signal)
  }),
}

/** The in-browser service tells with its own switch whether there is a network; it is not fetched for that. */
const networkKnown = (): Promise<unknown> => (hasDemo && chosenBackend.kind === 'demo' ? demoStarted.then(loadBackend) : loadBackend())

/** The code of what reads this device. */
export const storeCode = () => import('./start/start-outbox')

/** What the browser tells of the storage, for a screen that shows it. */
export const readRoomAhead = async () => (await storeCode()).roomAhead()

/** Opens the device's store and lets what waits in it move once there is a way; its code is fetched by the first call. */
export const loadOutbox = once(async (): Promise<OpenOutbox> => {
  const [{ deviceStore, firstHeading, readAhead, startOutbox }, { tidyUp }] = await Promise.all([storeCode(), import('./start/tidy-up')])
  const shown = firstHeading()
  const known = shown.then(networkKnown)
  const outbox = startOutbox(chosenBackend.kind, deviceStore, transport, connectivity, { shown, networkKnown: known, loadBackend })
  await tidyUp(outbox, shown, known)
  await readAhead(outbox)
  return outbox
})
