import { createServer } from 'node:http'
import { once } from 'node:events'
import { Server } from 'socket.io'
import { sellerEvents, socketEvents } from '@/contract/socket'
import { socketPath } from '@/contract/backend-paths'
import type { Backend } from '@/transport/backend'
import { handMadeBackend } from './hand-made-backend'

type Transport = 'websocket' | 'polling'

interface AskedQuestion {
  readonly payload: unknown
  /** Sends a message to the asking client, as the answer or instead of one. */
  answer(message: unknown): void
  /** The connection breaks, as it does when a phone changes its network. */
  breakOff(): void
}

export interface DuplicateServer {
  readonly backend: Backend
  /** Every question, in order. */
  readonly questions: readonly AskedQuestion[]
  /** What each connected client said about itself, in order. */
  readonly watchers: readonly unknown[]
  /** Sends an event to every connected client. */
  tell(event: string, message: unknown): void
  /** All connections break, as they do when a phone changes its network. */
  breakAll(): void
  /** The server closes all connections, as it does before it is replaced. */
  endAll(): void
  /** Whether new connections are accepted from now on. */
  letIn(isOpen: boolean): void
  /** How many clients are connected now. */
  connections(): number
  stop(): Promise<void>
}

/**
 * A Socket.IO server: the test gives every answer to the duplicate check by hand, and the events that sellers receive.
 * @param transports which ones it supports, such as only polling behind a proxy that does not pass WebSocket
 */
export async function startDuplicateServer(transports: readonly Transport[] = ['websocket', 'polling']): Promise<DuplicateServer> {
  const http = createServer()
  const sockets = new Server(http, { path: socketPath, transports: [...transports] })
  const questions: AskedQuestion[] = []
  const watchers: unknown[] = []
  let isOpen = true
  sockets.use((_, next) => next(isOpen ? undefined : new Error('Not now')))
  sockets.on('connection', (socket) => {
    socket.on(sellerEvents.watchSeller, (payload: unknown) => watchers.push(payload))
    socket.on(socketEvents.checkDuplicate, (payload: unknown) =>
      questions.push({
        payload,
        answer: (message) => socket.emit(socketEvents.duplicateResult, message),
        breakOff: () => socket.conn.close(),
      }),
    )
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const address = http.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const { backend } = handMadeBackend(() => Promise.reject(new Error('No calls here')), {
    origin: `http://127.0.0.1:${address.port}`,
    socketTransports: ['websocket', 'polling'],
  })
  return {
    backend,
    questions,
    watchers,
    tell: (event, message) => sockets.emit(event, message),
    breakAll() {
      for (const { conn } of sockets.sockets.sockets.values()) conn.close()
    },
    endAll: () => sockets.disconnectSockets(true),
    letIn: (next) => void (isOpen = next),
    connections: () => sockets.sockets.sockets.size,
    stop: () => sockets.close(),
  }
}
