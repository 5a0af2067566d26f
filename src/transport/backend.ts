import type { TimeSource } from '@/clock/clock'
import type { NetworkHint } from '@/connectivity/connectivity'
import type { BackendKind } from '@/session/backend-choice'
import type { ManagerOptions } from 'socket.io-client'

/** All that the transport needs to know of the chosen backend. */
export interface Backend {
  readonly kind: BackendKind
  /** Origin that every path of the contract is appended to, without a trailing slash. */
  readonly origin: string
  /** Resolves to whatever the backend answers; rejects when it cannot be reached. */
  fetch(request: Request): Promise<Response>
  /** Socket.IO's low-level transports; the library's own over the network. */
  readonly socketTransports: NonNullable<ManagerOptions['transports']>
  /** Headers that the specification does not know and that a backend's CORS may refuse (BACKEND-06). */
  readonly sends: { readonly authorization: boolean; readonly idempotencyKey: boolean }
  readonly network: NetworkHint
  /** The time that the app uses with this backend. */
  readonly clock: TimeSource
}
