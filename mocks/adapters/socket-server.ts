import { sellerEvents } from '@/contract/socket'
import { socketPath } from '@/contract/backend-paths'
import { WebSocket as EngineTransport } from 'engine.io-client'
import { Server, WebSocket as InPageSocket, type Client } from 'mock-socket'
import { newsIntervalMilliseconds, pingIntervalMilliseconds, pingTimeoutMilliseconds, socketMessageMaximumCharacters } from '@mocks/engine/limits'
import type { Service } from '@mocks/engine/service'
import { answerEvent } from '@mocks/engine/duplicates'
import type { SellerWatch } from '@mocks/engine/orders/watch-seller'
import type { CarryEvent } from './network/carry-event'

/** Socket.IO's own WebSocket transport over a socket that never leaves the page. */
export class InPageTransport extends EngineTransport {
  override createSocket(uri: string): InPageSocket {
    return new InPageSocket(uri)
  }
}

// Text packets of Engine.IO 4, with those of Socket.IO 5 for the main namespace inside its messages.
const packets = {
  open: '0',
  close: '1',
  ping: '2',
  pong: '3',
  connect: '40',
  disconnect: '41',
  event: '42',
} as const

/** Reads `42["event",payload]`, with or without an acknowledgement id. */
function parseEvent(packet: string): { readonly event: string; readonly payload: unknown } | null {
  const json = /^42\d*(\[.*\])$/s.exec(packet)?.[1]
  if (json === undefined) return null
  try {
    const parsed: unknown = JSON.parse(json)
    if (!Array.isArray(parsed)) return null
    const event: unknown = parsed[0]
    return typeof event === 'string' ? { event, payload: parsed[1] } : null
  } catch {
    return null
  }
}

interface SocketServerParts {
  readonly origin: string
  readonly service: Service
  /** While it is false, no client can connect. */
  readonly isReachable: () => boolean
  readonly carry: CarryEvent
}

/** Serves one client until either side disconnects. */
function converse(client: Client, { service, carry }: SocketServerParts): void {
  let heard = true
  let left = false
  const send = (packet: string): void => {
    if (!left) client.send(packet)
  }
  const ping = (): void => {
    if (!heard) return client.close()
    heard = false
    send(packets.ping)
  }
  // A pong has the whole interval to arrive, which is longer than the time-out that the client is told.
  const timer = setInterval(ping, pingIntervalMilliseconds)

  let news: ReturnType<typeof setInterval> | undefined
  async function watch(payload: unknown): Promise<void> {
    // The market's code is loaded when the first seller watches her orders.
    const { watchSeller } = await import('@mocks/engine/orders/watch-seller')
    const watched = await watchSeller(payload, service)
    if (watched === null || left) return
    clearInterval(news)
    news = setInterval(() => void tell(watched).catch(() => undefined), newsIntervalMilliseconds)
  }
  async function tell(watched: SellerWatch): Promise<void> {
    for (const { event, payload } of await watched.news())
      if (await carry({ direction: 'to-app', event, payload })) send(packets.event + JSON.stringify([event, payload]))
  }

  const receive = async (packet: string): Promise<void> => {
    if (packet === packets.pong) heard = true
    else if (packet === packets.close || packet === packets.disconnect) client.close()
    else if (packet === packets.connect || packet.startsWith(`${packets.connect}{`))
      send(packets.connect + JSON.stringify({ sid: service.newId() }))
    else {
      const message = packet.length <= socketMessageMaximumCharacters ? parseEvent(packet) : null
      if (message === null || !(await carry({ direction: 'to-service', ...message }))) return
      if (message.event === sellerEvents.watchSeller) return watch(message.payload)
      const answer = await answerEvent(message.event, message.payload, service)
      if (answer === null || !(await carry({ direction: 'to-app', ...answer }))) return
      send(packets.event + JSON.stringify([answer.event, answer.payload]))
    }
  }
  client.on('message', (data) => {
    // The browser may close the store at any time: the question then stays unanswered, as by a server that is out of order.
    if (typeof data === 'string') void receive(data).catch(() => undefined)
  })
  client.on('close', () => {
    left = true
    clearInterval(timer)
    clearInterval(news)
  })
  const handshake = {
    sid: service.newId(),
    upgrades: [],
    pingInterval: pingIntervalMilliseconds,
    pingTimeout: pingTimeoutMilliseconds,
    maxPayload: socketMessageMaximumCharacters,
  }
  send(packets.open + JSON.stringify(handshake))
}

export interface SocketServer {
  /** Disconnects every client, as a broken network does. */
  disconnectAll(): void
  stop(): void
}

/** A Socket.IO server in the page, for the duplicate check and the news of a seller's orders. */
export function startSocketServer(parts: SocketServerParts): SocketServer {
  const server = new Server(parts.origin.replace(/^http/, 'ws') + socketPath, { mock: false, verifyClient: parts.isReachable })
  server.on('connection', (client) => converse(client, parts))
  const disconnectAll = (): void => {
    for (const client of [...server.clients()]) client.close()
  }
  return {
    disconnectAll,
    stop() {
      disconnectAll()
      server.stop()
    },
  }
}
