import { duplicateAnswerMilliseconds } from '@/contract/limits'
import { socketPath } from '@/contract/backend-paths'
import { io, type ManagerOptions } from 'socket.io-client'
import type { Conversation, SocketEvent } from '../backend-under-test'

/**
 * Opens a connection with the portal's own socket client; null when it does not connect in time.
 * @param portalOrigin the Origin header that a browser would send; null for none
 */
export async function openSocket(
  origin: string,
  transports: NonNullable<ManagerOptions['transports']>,
  portalOrigin: string | null = null,
): Promise<Conversation | null> {
  const extraHeaders = portalOrigin === null ? {} : { Origin: portalOrigin }
  const socket = io(origin, { path: socketPath, transports, tryAllTransports: true, extraHeaders, forceNew: true, reconnection: false, timeout: duplicateAnswerMilliseconds })
  const heard: SocketEvent[] = []
  socket.onAny((event: unknown, payload: unknown) => heard.push({ event: String(event), payload }))
  const connected = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true))
    socket.once('connect_error', () => resolve(false))
  })
  if (!connected) {
    socket.close()
    return null
  }
  return {
    say: (event, payload) => socket.emit(event, payload),
    heard: () => heard,
    isOpen: () => socket.connected,
    close: () => socket.close(),
  }
}
