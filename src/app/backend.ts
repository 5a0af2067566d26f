import type { PresenterService } from '@/contract/presenter/service'
import { browserNetwork } from '@/connectivity/browser-network'
import type { NetworkHint } from '@/connectivity/connectivity'
import { backendParameter, type BackendKind } from '@/session/backend-choice'
import { backendChoice, session } from '@/session/browser-session'
import { agreedBackend } from '@/session/tab-note'
import type { Backend } from '@/transport/backend'
import { configuredAddress, createRealBackend } from '@/transport/real-backend'
import { linkQuestion } from './link-question'
import { once } from './once'

/** The in-browser service needs no network; until its own switch is known it counts as reachable. */
const noNetworkNeeded: NetworkHint = { isOnline: () => true, subscribe: () => () => undefined }

/** The real backend, whether it is the chosen one or not; written so that a build without an address leaves its code out. */
export const realBackend: Backend | null = configuredAddress === '' ? null : createRealBackend(browserNetwork)

/** Whether this build has the demo at all; without it there is no choice of backend. */
export const hasDemo = import.meta.env.VITE_DEMO !== 'off'

let tellStarted: () => void
/** Resolves once the in-browser service is started, by whatever needs it first. */
export const demoStarted = new Promise<void>((resolve) => {
  tellStarted = resolve
})

// The only mention of the in-browser service in the product; a build without the demo drops it.
const startDemo =
  import.meta.env.VITE_DEMO === 'off'
    ? null
    : once(async () => {
        const [{ startInBrowserService }, { attendDrawer }] = await Promise.all([
          import('@mocks/adapters/in-page'),
          import('./presenter/attend-drawer'),
        ])
        const service = await startInBrowserService()
        attendDrawer(service.demo)
        tellStarted()
        return service
      })

/** Over plain http browsers withhold Web Crypto, with which the in-browser service hashes. */
const isAvailable = (word: string | null): word is BackendKind =>
  word === 'real' ? realBackend !== null : hasDemo && word === 'demo' && window.isSecureContext

interface ChosenBackend {
  readonly kind: BackendKind
  /** Whether it is the default, which somebody who never chose has. */
  readonly isUsual: boolean
  /** Tells whether there is a network until the backend itself is loaded. */
  readonly network: NetworkHint
  load(): Promise<Backend>
}

/** The chosen backend: what the address or an earlier choice says, else the real one where the build has its address. */
export const chosenBackend: ChosenBackend = choose()

/** The presenter's side of the in-browser service; null with a real backend. */
export const loadPresenterService: (() => Promise<PresenterService>) | null =
  startDemo === null || chosenBackend.kind === 'real' ? null : async () => (await startDemo()).demo

function choose(): ChosenBackend {
  const usual = hasDemo && realBackend === null ? 'demo' : 'real'
  const asked = askedByAddress()
  const present = backendChoice.resolve({ asked: null, usual, isAvailable })
  // Anybody can send a link: while somebody is signed in, the backend changes only if she has agreed to it.
  const mayChange = session.read().kind === 'signed-out' || agreedBackend.read() === asked
  if (agreedBackend.read() !== null) agreedBackend.write(null)
  if (!mayChange && isAvailable(asked) && asked !== present) linkQuestion.setState(() => ({ kind: 'backend', to: asked }))
  const kind = mayChange ? backendChoice.resolve({ asked, usual, isAvailable }) : present
  const isUsual = kind === usual
  if (startDemo !== null && kind === 'demo')
    return { kind, isUsual, network: noNetworkNeeded, load: async () => (await startDemo()).backend }
  const backend = realBackend
  if (backend === null) throw new Error('This build has no backend.')
  return { kind, isUsual, network: browserNetwork, load: () => Promise.resolve(backend) }
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
