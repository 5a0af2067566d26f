import { Workbox } from 'workbox-window'
import { hourMilliseconds } from '@/contract/limits'
import { serviceWorkerAddress } from '@/sw/messages'
import { trustedAddress } from '@/sw/trusted-address'
import { reloadForUpdate } from './reload-for-update'
import { updateState } from './update-state'
import { workerTrouble } from './worker-trouble'

/**
 * Reports when a new version waits, and reloads once one has taken over.
 * @param before the worker that controlled this page when it began, some seconds ago
 * @returns a function that registers the service worker, again after a failed installation; it resolves with the active one, null without one
 */
export function workerClient(before?: ServiceWorker | null): () => Promise<ServiceWorker | null> {
  if (!import.meta.env.PROD || import.meta.env.VITE_SERVICE_WORKER === 'remove' || !('serviceWorker' in navigator)) return () => Promise.resolve(null)
  // The first worker of a page brings nothing new. A later one, or one that this page asked for, came because the seller agreed,
  // in this tab or another: old code must not go on beside new files.
  const { controller } = navigator.serviceWorker
  if (before && before !== controller) void reloadForUpdate()
  /** Whether the next worker to take control is such a later one. */
  let isLater = controller !== null
  const expectLater = (): void => void (isLater = true)
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isLater) void reloadForUpdate()
    isLater = true
  })
  const address = trustedAddress(serviceWorkerAddress)
  return () => registerAt(address, expectLater)
}

async function registerAt(address: ReturnType<typeof trustedAddress>, expectLater: () => void): Promise<ServiceWorker | null> {
  const workbox = new Workbox(address)
  workerTrouble.setState(() => null)
  try {
    const registration = await workbox.register()
    if (registration === undefined) return null
    function apply(): void {
      // After a hard reload no worker controls the page, although one is active.
      expectLater()
      workbox.messageSkipWaiting()
    }
    tellOfLater(registration, {
      say: () => updateState.setState(() => ({ kind: 'update-waiting', apply })),
      takeBack: () => updateState.setState((known) => (known.kind === 'update-waiting' ? { kind: 'none' } : known)),
    })
    // So that a tab that stays open finds a new version.
    const looking = setInterval(() => void registration.update().catch(() => undefined), hourMilliseconds)
    // Workbox reports only a worker whose installation began in this page, not one that an earlier page has started.
    const active = navigator.serviceWorker.ready.then((ready) => ready.active)
    const worker = await Promise.race([active, whenNotInstalled(registration)])
    if (worker === null) clearInterval(looking)
    return worker
  } catch (error) {
    // Without a worker the app still runs; it only needs the network to open. A TypeError may mean that the worker's script did not load.
    workerTrouble.setState(() => (error instanceof TypeError ? 'not-installed' : 'refused'))
    return null
  }
}

/** Reports the states of every worker that is being installed, now or later. Workbox follows at most one later version. */
function followInstalling(registration: ServiceWorkerRegistration, tell: (state: ServiceWorkerState) => void): void {
  const hear = (): void => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => tell(worker.state))
  }
  hear()
  registration.addEventListener('updatefound', hear)
}

interface TellsOfWaiting {
  say(): void
  takeBack(): void
}

/** Reports each version that waits beside the active one, also one from before this page, and takes that back when a version activates. */
function tellOfLater(registration: ServiceWorkerRegistration, waiting: TellsOfWaiting): void {
  if (registration.waiting !== null) waiting.say()
  followInstalling(registration, (state) => {
    if (state === 'installed' && registration.active !== null) waiting.say()
    if (state === 'activating') waiting.takeBack()
  })
}

/** Resolves, and notes it, if the first worker cannot be installed; never resolves if one is active. */
const whenNotInstalled = (registration: ServiceWorkerRegistration): Promise<null> =>
  new Promise((resolve) =>
    followInstalling(registration, (state) => {
      if (state !== 'redundant' || registration.active !== null) return
      workerTrouble.setState(() => 'not-installed')
      resolve(null)
    }),
  )
