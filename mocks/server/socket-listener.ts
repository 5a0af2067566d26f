import type { Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import { socketPath } from '@/contract/socket'
import { pingIntervalMilliseconds, pingTimeoutMilliseconds } from '@mocks/engine/limits'
import type { Service } from '@mocks/engine/service'
import { answerEvent } from '@mocks/engine/duplicates'
import { isAllowed, type AllowedOrigins } from './cors'
import { socketMessageMaximumBytes } from './limits'

/** Serves the duplicate check over Socket.IO on an HTTP server; closing it closes that server too. */
export function attachSockets(server: HttpServer, service: Service, origins: AllowedOrigins): Server {
  const sockets = new Server(server, {
    path: socketPath,
    serveClient: false,
    destroyUpgrade: false,
    pingInterval: pingIntervalMilliseconds,
    pingTimeout: pingTimeoutMilliseconds,
    maxHttpBufferSize: socketMessageMaximumBytes,
    cors: { origin: origins === 'any' ? '*' : [...origins] },
    // A browser opens a WebSocket to any host, and leaves it to that host to look where the page is from.
    allowRequest: ({ headers: { origin } }, decide) => decide(null, origin === undefined || isAllowed(origins, origin)),
  })
  sockets.on('connection', (socket) => {
    socket.onAny((event: unknown, payload: unknown) => {
      answerEvent(event, payload, service).then(
        (answer) => {
          if (answer !== null) socket.emit(answer.event, answer.payload)
        },
        // The store is closed: the server stops, and the socket with it.
        () => undefined,
      )
    })
  })
  return sockets
}
