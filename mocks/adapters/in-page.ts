import type { SentCode } from '@mocks/engine/state'
import { createService } from '@mocks/engine/service'
import { readyAccounts, type ReadyAccount } from '@mocks/scenarios/ready-accounts'
import { seedState } from '@mocks/scenarios/seed'
import { createBrowserRecords } from './browser-records'
import { createBrowserLock, createBrowserStore } from './browser-store'
import { createSwitchboard, type Connection } from './connection'
import { createHandlers } from './handlers'
import { createInPageFetch } from './in-page-fetch'
import { InPageTransport, startSocketServer } from './socket-server'
import { webCrypto } from './web-crypto'

/** A name that is reserved for never being found, so that a call that slips through reaches nobody. */
const origin = 'https://in-browser.invalid'

/** What the client talks to in place of a host. */
export interface InPageBackend {
  readonly kind: 'demo'
  readonly origin: string
  /** Rejects with a TypeError while the connection is switched off, as a browser's fetch does. */
  fetch(request: Request): Promise<Response>
  readonly socketTransports: (typeof InPageTransport)[]
  readonly sends: { readonly authorization: true; readonly idempotencyKey: true }
  readonly network: {
    isOnline(): boolean
    subscribe(listener: () => void): () => void
  }
}

/** A code that was "sent". */
export type SentMessage = Readonly<Omit<SentCode, 'sellerId' | 'triesLeft'>>

/** What the presenter may see and change. */
export interface PresenterView {
  readonly accounts: readonly ReadyAccount[]
  /** Newest first. */
  messages(): Promise<readonly SentMessage[]>
  connection(): Connection
  /** Kept over reloads and shared with other tabs. */
  setConnection(connection: Connection): Promise<void>
  /** Calls back on every change of messages or connection, in this tab or another. */
  subscribe(listener: () => void): () => void
}

export interface InBrowserService {
  readonly backend: InPageBackend
  readonly demo: PresenterView
  /** Puts every client out and lets go of the page; what is stored stays. */
  stop(): void
}

const toMessage = ({ id, channel, to, code, sentAt, expiresAt, state }: SentCode): SentMessage => ({
  id,
  channel,
  to,
  code,
  sentAt,
  expiresAt,
  state,
})

/** Starts the service in this page, from where it was left. Only one may run in a page at a time. */
export async function startInBrowserService(): Promise<InBrowserService> {
  const records = createBrowserRecords()
  const switchboard = await createSwitchboard(records)
  const store = createBrowserStore({
    records,
    lock: createBrowserLock(),
    seed: seedState,
    changed: switchboard.announceChange,
  })
  const service = createService({ ...webCrypto, store, now: () => Date.now() })
  const isOnline = (): boolean => switchboard.connection() === 'online'
  const sockets = startSocketServer(origin, service, isOnline)
  switchboard.subscribe(() => {
    if (!isOnline()) sockets.disconnectAll()
  })

  return {
    backend: {
      kind: 'demo',
      origin,
      fetch: createInPageFetch(Object.values(createHandlers(origin, service)), switchboard),
      socketTransports: [InPageTransport],
      sends: { authorization: true, idempotencyKey: true },
      network: { isOnline, subscribe: switchboard.subscribe },
    },
    demo: {
      accounts: readyAccounts,
      messages: async () => (await store.read()).sentCodes.map(toMessage).toReversed(),
      connection: switchboard.connection,
      setConnection: switchboard.setConnection,
      subscribe: switchboard.subscribe,
    },
    stop() {
      sockets.stop()
      switchboard.close()
    },
  }
}
