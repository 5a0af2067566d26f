import type { BackendSwitch } from '@/features/backend-choice/backend-switch'
import { databaseName, revokeWorkerCredentials } from '@/outbox/database'
import { storeDraftsNow } from '@/drafts/draft-keeper'
import { backendParameter } from '@/session/backend-choice'
import { agreedBackend } from '@/session/tab-note'
import { configuredAddress } from '@/transport/real-backend'
import { chosenBackend } from './backend'
import { keepDemoOnDevice } from './updates/demo-files'

/** Goes over by the address, which is the one way there is: the page that opens puts one session aside for the other. */
export const backendSwitch: BackendSwitch = {
  current: chosenBackend.kind,
  realHost: configuredAddress === '' ? null : new URL(configuredAddress).host,
  canRunDemo: window.isSecureContext,
  async change(to) {
    if (to === 'demo') {
      if (!(await demoCanStart())) return 'needs-connection'
      // A store that cannot be opened gives the worker nothing to send either.
      await revokeWorkerCredentials(databaseName('real')).catch(() => undefined)
    }
    await storeDraftsNow()
    agreedBackend.write(to)
    const address = new URL(window.location.href)
    address.searchParams.set(backendParameter, to)
    window.location.assign(address)
    return 'leaving'
  },
}

async function demoCanStart(): Promise<boolean> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null
  // Without a worker nothing is kept, and the demo's files come with its page.
  return worker === null ? navigator.onLine : keepDemoOnDevice(worker)
}
