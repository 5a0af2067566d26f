import { socketPath } from '@/contract/backend-paths'
import { Manager, type ManagerOptions, type Socket } from 'socket.io-client'
import type { Backend } from './backend'

/** A connection of its own to the backend's events; it connects again by itself. */
export const connect = ({ origin, socketTransports }: Backend, delays: Partial<Pick<ManagerOptions, 'reconnectionDelay' | 'reconnectionDelayMax'>>): Socket =>
  new Manager(origin, {
    path: socketPath,
    transports: socketTransports,
    // By itself the library tries the first alone: behind a proxy without WebSocket nobody would be answered.
    tryAllTransports: true,
    ...delays,
  }).socket('/')
