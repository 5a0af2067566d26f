import { Workbox } from 'workbox-window'
import { storeDraftsNow } from '@/drafts/draft-keeper'
import { serviceWorkerAddress, workerPolicy } from '@/sw/messages'
import { chosenBackend, hasDemo } from '../backend'
import { keepDemoOnDevice } from './demo-files'
import { updateState } from './update-state'
import { whenCalm } from './when-calm'

/** How often a tab that stays open looks for a new version. */
const lookEveryMilliseconds = 60 * 60 * 1000

/** Registers the service worker, and reports when the app is ready for offline use and when a new version waits. */
export function watchForUpdates(): void {
  if (!import.meta.env.PROD || import.meta.env.VITE_SERVICE_WORKER === 'remove' || !('serviceWorker' in navigator)) return
  const workbox = new Workbox(trustedAddress())

  workbox.addEventListener('waiting', () =>
    updateState.setState(() => ({ kind: 'update-waiting', apply: () => workbox.messageSkipWaiting() })),
  )
  // The first worker of a page brings nothing new. A later one came because the seller agreed, in this tab or another:
  // old code must not go on beside new files.
  let controlled = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) void storeDraftsNow().finally(() => window.location.reload())
    controlled = true
  })
  void start(workbox)
}

/** The worker's own address, whatever is asked for: where the browser has Trusted Types, it registers nothing else. */
function trustedAddress() {
  const policy = window.trustedTypes?.createPolicy(workerPolicy, {
    createScriptURL: (_asked: string) => serviceWorkerAddress,
  })
  return policy?.createScriptURL(serviceWorkerAddress) ?? serviceWorkerAddress
}

async function start(workbox: Workbox): Promise<void> {
  try {
    const firstVisit = navigator.serviceWorker.controller === null
    const registration = await workbox.register()
    const worker = await workbox.active
    if (hasDemo && chosenBackend.kind === 'demo') await keepDemoOnDevice(worker)
    if (firstVisit) whenCalm(() => updateState.setState(() => ({ kind: 'offline-ready' })))
    setInterval(() => void registration?.update().catch(() => undefined), lookEveryMilliseconds)
  } catch {
    // Without a worker the app still runs; it only needs the network to open.
  }
}
