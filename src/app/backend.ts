import type { DemoService } from '@/features/demo/demo-service'
import type { NetworkHint } from '@/connectivity/network-hint'
import { backendParameter, type BackendKind } from '@/session/backend-choice'
import { backendChoice } from '@/session/browser-session'
import type { Backend } from '@/transport/backend'
import { configuredAddress, createRealBackend } from '@/transport/real-backend'
import { once } from './once'

const browserNetwork: NetworkHint = {
  isOnline: () => navigator.onLine,
  subscribe(listener) {
    window.addEventListener('online', listener)
    window.addEventListener('offline', listener)
    return () => {
      window.removeEventListener('online', listener)
      window.removeEventListener('offline', listener)
    }
  },
}

/** The in-browser service needs no network; until its own switch is known it counts as reachable. */
const noNetworkNeeded: NetworkHint = { isOnline: () => true, subscribe: () => () => undefined }

// Written so that a build without an address leaves the real backend's code out.
const realBackend: Backend | null = configuredAddress === '' ? null : createRealBackend(browserNetwork)

// The only mention of the in-browser service in the product; a build without the demo drops it.
const startDemo =
  import.meta.env.VITE_DEMO === 'off'
    ? null
    : once(async () => {
        const { startInBrowserService } = await import('@mocks/adapters/in-page')
        return startInBrowserService()
      })

/** Browsers keep the cryptography that the in-browser service hashes with from pages over plain http. */
const isAvailable = (kind: BackendKind): boolean =>
  kind === 'real' ? realBackend !== null : startDemo !== null && window.isSecureContext

/** Whether this build has the demo at all; where it has not, there is nothing to choose and nothing to show of it. */
export const hasDemo = import.meta.env.VITE_DEMO !== 'off'

/** The chosen backend: what the address or an earlier choice says, else the real one where the build has its address. */
export const chosenBackend: {
  readonly kind: BackendKind
  /** What is thought of the network until the backend itself is loaded. */
  readonly network: NetworkHint
  load(): Promise<Backend>
  /** The presenter's side of the in-browser service; null with a real backend. */
  readonly loadDemo: (() => Promise<DemoService>) | null
} = choose()

function choose(): typeof chosenBackend {
  const kind = backendChoice.settle({
    asked: askedByAddress(),
    usual: realBackend === null ? 'demo' : 'real',
    available: isAvailable,
  })
  if (kind === 'real' && realBackend !== null) {
    const backend = realBackend
    return { kind, network: browserNetwork, load: () => Promise.resolve(backend), loadDemo: null }
  }
  if (startDemo === null) throw new Error('This build has neither a backend address nor the demo.')
  const start = startDemo
  return {
    kind: 'demo',
    network: noNetworkNeeded,
    load: async () => (await start()).backend,
    loadDemo: async () => (await start()).demo,
  }
}

/** Takes the wish out of the address, so that a reload or a bookmark does not repeat it. */
function askedByAddress(): string | null {
  const address = new URL(window.location.href)
  const asked = address.searchParams.get(backendParameter)
  if (asked !== null) {
    address.searchParams.delete(backendParameter)
    window.history.replaceState(window.history.state, '', address)
  }
  return asked
}
