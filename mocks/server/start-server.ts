import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { inflate } from '@mocks/adapters/web-inflate'
import { webCrypto } from '@mocks/adapters/web-crypto'
import { createService } from '@mocks/engine/service'
import { CannotStart } from './cannot-start'
import { createHttpApp } from './http-app'
import type { ClosableStore } from './level-store'
import { addressLimits, timeOuts as usualTimeOuts, type AddressLimits, type TimeOuts } from './limits'
import { cannotListen } from './listen'
import { logOptions, type LogStream } from './log'
import { localAddress } from './network'
import { followRequests } from './running-requests'
import { attachSockets } from './socket-listener'
import { watchedStore } from './watched-store'

export interface ServerOptions {
  readonly host: string
  /** 0 means any free one. */
  readonly port: number
  /** Closed when the server has stopped. */
  readonly store: ClosableStore
  /** Origins whose pages may call; none by default. */
  readonly origins?: readonly string[]
  readonly limits?: AddressLimits
  readonly timeOuts?: Partial<TimeOuts>
  readonly log: { readonly level: 'info' | 'warn'; readonly stream: LogStream }
  /** Called with a line for every one-time code that would be sent; without it, codes are shown nowhere. */
  readonly printCode?: (line: string) => void
}

export interface RunningServer {
  /** The address to call on this machine. */
  readonly address: string
  readonly port: number
  /** Accepts no more requests, lets running ones finish (`timeOuts.shutdown` at most), and closes the store. */
  stop(): Promise<void>
}

function boundTo(bound: AddressInfo | string | null): AddressInfo {
  if (bound === null || typeof bound === 'string') throw new CannotStart('The server listens on no port.')
  return bound
}

/** Serves the service over HTTP and Socket.IO (BACKEND-03). Rejects with `CannotStart` when the port is taken. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { host, port, store, origins = [], limits = addressLimits, log, printCode } = options
  const timeOuts = { ...usualTimeOuts, ...options.timeOuts }
  const failed = (error: unknown): void => app.log.error({ err: error }, 'A call failed')
  const service = createService({ ...webCrypto, inflate, store: watchedStore(store, { failed, printCode }), now: () => Date.now() })
  const app = await createHttpApp({ service, origins, limits, timeOuts, log: logOptions(log.level, log.stream) })
  const sockets = attachSockets(app.server, { service, origins, limits })
  const allAnswered = followRequests(app.server)
  await app.listen({ host, port }).catch((error: unknown) => {
    throw cannotListen(error, { host, port, flag: '--port' })
  })
  const bound = boundTo(app.server.address())

  async function stop(): Promise<void> {
    await Promise.all([
      sockets.close(),
      Promise.race([allAnswered(), setTimeout(timeOuts.shutdown, undefined, { ref: false })])
        // Browsers open connections in advance: closing the server would wait for these idle ones too.
        .then(() => app.server.closeAllConnections()),
    ])
    await app.close()
    await store.close()
  }
  let stopped: Promise<void> | null = null
  return {
    address: localAddress(host, bound.port),
    port: bound.port,
    stop: () => (stopped ??= stop()),
  }
}
