import type { PresenterService } from '@/contract/presenter/service'
import { createService } from '@mocks/engine/service'
import { seedState } from '@mocks/scenarios/seed'
import { createBrowserStore } from './browser-store'
import { createBrowserValues } from './browser-values'
import { createHandlers } from './handlers'
import { createInPageFetch } from './in-page-fetch'
import { conditionsLockName, createBrowserLock } from './locks'
import { createCallLog } from './log/call-log'
import { createEventCarrier } from './network/carry-event'
import { createConditionsKeeper, subscribeTo } from './network/conditions'
import { openTabChannel } from './tab-channel'
import { createPresenter } from './presenter'
import { openServiceDatabase } from './service-database'
import { InPageTransport, startSocketServer } from './socket-server'
import { speakAlong } from './speak-along'
import { startTabPresence } from './tab-presence'
import { webCrypto } from './web-crypto'
import { inflate } from './web-inflate'

/** `.invalid` never resolves (RFC 2606): a call that bypasses the in-page fetch by mistake reaches no host. */
const origin = 'https://in-browser.invalid'

type Subscribe = (listener: () => void) => () => void

/** What the client talks to in place of a host. */
export interface InPageBackend {
  readonly kind: 'demo'
  readonly origin: string
  /** Rejects with a TypeError when the network fails, as a browser's fetch does. */
  fetch(request: Request): Promise<Response>
  readonly socketTransports: (typeof InPageTransport)[]
  readonly sends: { readonly authorization: true; readonly idempotencyKey: true }
  /** Whether the service can be reached at all; calls back when that changes. */
  readonly network: { isOnline(): boolean; readonly subscribe: Subscribe }
  /** The service's time in milliseconds since the epoch; calls back when it is moved. */
  readonly clock: { now(): number; readonly subscribe: Subscribe }
}

export interface InBrowserService {
  readonly backend: InPageBackend
  readonly demo: PresenterService
  /** Disconnects every client, and ends its listeners, lock and channel in this page; what is stored stays. */
  stop(): void
}

/** Starts the service in this page, from where it was left. Only one may run in a page at a time. */
export async function startInBrowserService(): Promise<InBrowserService> {
  const speech = speakAlong()
  await speech.comingWords()
  const database = openServiceDatabase('strict')
  const values = createBrowserValues(database)
  const tabs = openTabChannel()
  const changed = (): void => tabs.post({ kind: 'changed' })
  const conditions = await createConditionsKeeper({ values, lock: createBrowserLock(conditionsLockName), tabs })
  const now = (): number => Date.now() + conditions.current().clockAhead
  const presence = startTabPresence(webCrypto.newId())
  const log = createCallLog({ presence, now, changed })
  const store = createBrowserStore({ database, values, seed: seedState, changed })
  const isKept = (): boolean => values.areKept() && store.isKept()
  const service = createService({ ...webCrypto, inflate, store, now })

  const isOnline = (): boolean => conditions.current().network !== 'offline'
  const { random } = Math
  const network = { isOnline, subscribe: subscribeTo(conditions, isOnline) }
  const carry = createEventCarrier({ conditions, log, random })
  const answer = createInPageFetch({ origin, handlers: createHandlers(origin, service), conditions, log, random })
  const sockets = startSocketServer({ origin, service, isReachable: isOnline, carry })
  network.subscribe(() => {
    if (!isOnline()) sockets.disconnectAll()
  })

  return {
    backend: {
      kind: 'demo',
      origin,
      fetch: (request) => speech.comingWords()?.then(() => answer(request)) ?? answer(request),
      socketTransports: [InPageTransport],
      sends: { authorization: true, idempotencyKey: true },
      network,
      clock: { now, subscribe: subscribeTo(conditions, ({ clockAhead }) => clockAhead) },
    },
    demo: createPresenter({ service, setAside: store.setAside, writeWith: store.writeWith, conditions, log, tabs, now, isKept }),
    stop() {
      speech.stop()
      sockets.stop()
      presence.end()
      tabs.close()
    },
  }
}
