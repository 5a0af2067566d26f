import { deviceTime } from '@/clock/clock'
import type { NetworkHint } from '@/connectivity/connectivity'
import type { Backend } from './backend'

/** The backend's address as given at build time; empty when there is none. */
export const configuredAddress = import.meta.env.VITE_API_BASE_URL ?? ''

/**
 * The backend whose address was given at build time.
 * @throws when it is not a valid URL: a build mistake must not look like a network failure
 */
export function createRealBackend(network: NetworkHint): Backend {
  return {
    kind: 'real',
    origin: new URL(configuredAddress).origin,
    fetch: (request) => fetch(request),
    socketTransports: ['websocket', 'polling'],
    sends: {
      authorization: import.meta.env.VITE_SEND_AUTHORIZATION !== 'off',
      idempotencyKey: import.meta.env.VITE_SEND_IDEMPOTENCY_KEY !== 'off',
    },
    network,
    clock: deviceTime,
  }
}
