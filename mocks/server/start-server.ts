import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { socketPath } from '@/contract/socket'
import { webCrypto } from '@mocks/adapters/web-crypto'
import { inflate } from '@mocks/adapters/web-inflate'
import { createService } from '@mocks/engine/service'
import { wireRefusals, type WireResponse } from '@mocks/engine/wire'
import { CannotStart } from './cannot-start'
import { corsHeaders, type AllowedOrigins } from './cors'
import { sendRaw } from './http-answers'
import { createListener } from './http-listener'
import type { ClosableStore } from './level-store'
import { timeOuts as usualTimeOuts, type TimeOuts } from './limits'
import { listen } from './listen'
import { localAddress } from './network'
import { followRequests } from './running-requests'
import { attachSockets } from './socket-listener'
import { watchedStore } from './watched-store'

export interface ServerOptions {
  readonly host: string
  /** 0 takes any that is free. */
  readonly port: number
  /** Closed when the server has stopped. */
  readonly store: ClosableStore
  /** Takes a line for the person who watches the server: the one-time codes, and what goes wrong. */
  readonly print: (line: string) => void
  readonly origins?: AllowedOrigins
  readonly timeOuts?: Partial<TimeOuts>
}

export interface RunningServer {
  /** The address to call on this machine. */
  readonly address: string
  readonly port: number
  /** Takes no more requests, lets those that run finish within a bound, and closes the store. */
  stop(): Promise<void>
}

/** The answer to bytes that Node cannot read as a request, or that come too slowly for one. */
function refusalOf(error: Error): WireResponse {
  switch ('code' in error ? error.code : undefined) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return wireRefusals.tooSlow()
    case 'HPE_HEADER_OVERFLOW':
      return wireRefusals.headersTooLarge()
    default:
      return wireRefusals.notHttp()
  }
}

/** Answers what never becomes a request: broken HTTP, slow headers, upgrades to anything but the socket. */
function refuseTheRest(server: Server, origins: AllowedOrigins): void {
  server.on('clientError', (error, socket) => {
    if (socket.writable) sendRaw(socket, refusalOf(error), corsHeaders(origins, undefined))
  })
  server.on('upgrade', (request, socket) => {
    if (!(request.url ?? '').startsWith(socketPath))
      sendRaw(socket, wireRefusals.upgrade(), corsHeaders(origins, request.headers.origin))
  })
}

function addressOf(server: Server): AddressInfo {
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new CannotStart('The server listens on no port.')
  return bound
}

/** Serves the service over HTTP and Socket.IO (BACKEND-03). Rejects with `CannotStart` when the port is taken. */
export async function startServer({ host, port, store, print, origins = 'any', ...options }: ServerOptions): Promise<RunningServer> {
  const timeOuts = { ...usualTimeOuts, ...options.timeOuts }
  const service = createService({ ...webCrypto, inflate, store: watchedStore(store, print), now: () => Date.now() })
  let stopped: Promise<void> | null = null
  const listener = createListener({ service, origins, timeOuts, isStopping: () => stopped !== null })
  const server = createServer(
    {
      headersTimeout: timeOuts.headers,
      requestTimeout: timeOuts.headers + 2 * timeOuts.body,
      keepAliveTimeout: timeOuts.keepAlive,
      connectionsCheckingInterval: Math.min(1000, timeOuts.headers),
    },
    listener,
  )
  server.timeout = timeOuts.idle
  const sockets = attachSockets(server, service, origins)
  refuseTheRest(server, origins)
  const allAnswered = followRequests(server)
  await listen(server, { host, port, flag: '--port' })
  const bound = addressOf(server)

  async function stop(): Promise<void> {
    const closed = sockets.close()
    await Promise.race([allAnswered(), setTimeout(timeOuts.shutdown, undefined, { ref: false })])
    // Browsers open connections ahead of need, and those would be waited for too.
    server.closeAllConnections()
    await closed
    await store.close()
  }
  return {
    address: localAddress(host, bound.port),
    port: bound.port,
    stop: () => (stopped ??= stop()),
  }
}
