import { socketPath } from '@/contract/backend-paths'
import { Manager, type ManagerOptions, type Socket } from 'socket.io-client'
import type { Backend } from './backend'

/** Opens a separate connection to the backend's events; it reconnects by itself. */
export const connect = ({ origin, socketTransports }: Backend, delays: Partial<Pick<ManagerOptions, 'reconnectionDelay' | 'reconnectionDelayMax'>>): Socket =>
  new Manager(origin, {
    path: socketPath,
    transports: socketTransports,
    // By default the library tries only the first: behind a proxy without WebSocket it would never connect.
    tryAllTransports: true,
    ...delays,
  }).socket('/')
