import type { Server as HttpServer } from 'node:http'
import { normalizeIP } from '@fastify/rate-limit'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { Server } from 'socket.io'
import { sellerEvents } from '@/contract/socket'
import { socketPath } from '@/contract/backend-paths'
import { newsIntervalMilliseconds, pingIntervalMilliseconds, pingTimeoutMilliseconds } from '@mocks/engine/limits'
import type { Service } from '@mocks/engine/service'
import { answerEvent } from '@mocks/engine/duplicates'
import { wireRefusals } from '@mocks/engine/wire'
import { socketMessageMaximumBytes, unansweredQuestions, type AddressLimits, type Limit } from './limits'
import { answerRaw } from './raw-answer'

interface SocketParts {
  readonly service: Service
  readonly origins: readonly string[]
  readonly limits: AddressLimits
}

/** Says whether one more is within the limit. */
function createLimiter({ most, within }: Limit): (address: string) => Promise<boolean> {
  const limiter = new RateLimiterMemory({ points: most, duration: within / 1000 })
  return (address) => limiter.consume(address).then(() => true, () => false)
}

const normal = (address: string | undefined): string => normalizeIP(address ?? '')

/** Serves the duplicate check, and the news of a seller's orders, over Socket.IO on an HTTP server. */
export function attachSockets(server: HttpServer, { service, origins, limits }: SocketParts): Server {
  const mayAsk = createLimiter(limits.questions)
  const mayConnect = createLimiter(limits.newSockets)
  const open = new Map<string, number>()

  const sockets = new Server(server, {
    path: socketPath,
    serveClient: false,
    destroyUpgrade: false,
    pingInterval: pingIntervalMilliseconds,
    pingTimeout: pingTimeoutMilliseconds,
    maxHttpBufferSize: socketMessageMaximumBytes,
    cors: { origin: [...origins] },
    // Browsers open a WebSocket to any host, without CORS: the server has to check the page's origin itself.
    allowRequest({ headers: { origin }, socket }, decide) {
      const address = normal(socket.remoteAddress)
      const isKnown = origin === undefined || origins.includes(origin)
      if (!isKnown || (open.get(address) ?? 0) >= limits.openSockets) return decide(null, false)
      void mayConnect(address).then((allowed) => decide(null, allowed))
    },
  })
  sockets.on('connection', (socket) => {
    const address = normal(socket.handshake.address)
    open.set(address, (open.get(address) ?? 0) + 1)
    socket.on('disconnect', () => {
      const others = (open.get(address) ?? 1) - 1
      if (others > 0) open.set(address, others)
      else open.delete(address)
    })
    let news: NodeJS.Timeout | undefined
    socket.on('disconnect', () => clearInterval(news))
    async function watch(payload: unknown): Promise<void> {
      // The market's code is loaded when the first seller watches her orders.
      const { watchSeller } = await import('@mocks/engine/orders/watch-seller')
      const watched = await watchSeller(payload, service)
      if (watched === null || socket.disconnected) return
      clearInterval(news)
      const tell = async (): Promise<void> => {
        for (const { event, payload: told } of await watched.news()) socket.emit(event, told)
      }
      news = setInterval(() => void tell().catch(() => undefined), newsIntervalMilliseconds)
    }
    let unanswered = 0
    async function hear(event: unknown, payload: unknown): Promise<void> {
      if (!(await mayAsk(address))) {
        unanswered += 1
        if (unanswered >= unansweredQuestions) socket.disconnect(true)
        return
      }
      if (event === sellerEvents.watchSeller) return watch(payload)
      const answer = await answerEvent(event, payload, service)
      if (answer !== null) socket.emit(answer.event, answer.payload)
    }
    socket.onAny((event: unknown, payload: unknown) => {
      // The store may be closed, as the server stops; `watchedStore` logs its errors.
      hear(event, payload).catch(() => undefined)
    })
  })
  server.on('upgrade', (request, socket) => {
    if (!(request.url ?? '').startsWith(socketPath)) answerRaw(socket, wireRefusals.upgrade())
  })
  return sockets
}
