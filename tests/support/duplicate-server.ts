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
  /** Sends a message to whoever asked, as the answer or in place of one. */
  answer(message: unknown): void
  /** The connection breaks, as it does when a phone changes its network. */
  breakOff(): void
}

export interface DuplicateServer {
  readonly backend: Backend
  /** Every question, in order. */
  readonly questions: readonly AskedQuestion[]
  /** What each who watches said of herself, in order. */
  readonly watchers: readonly unknown[]
  /** Tells everybody who is connected. */
  tell(event: string, message: unknown): void
  /** All connections break, as they do when a phone changes its network. */
  breakAll(): void
  /** The server ends all connections, as one does that is about to be replaced. */
  endAll(): void
  /** From now on nobody is let in, or everybody again. */
  letIn(isOpen: boolean): void
  /** How many are connected right now. */
  connections(): number
  stop(): Promise<void>
}

/**
 * A Socket.IO server whose every answer to the duplicate check a test gives by hand, and what it tells sellers.
 * @param transports what can be had of it, such as without WebSocket behind a proxy that carries none
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
