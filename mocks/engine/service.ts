import type { ShopMarket } from '@mocks/market/market'
import type { Inflate } from './png'
import { lookAtSignature, type SeenSignature } from './signature'
import type { Store } from './store'

/** What the platform has to provide for the engine. */
export interface Dependencies {
  readonly store: Store
  /** Milliseconds since the epoch. */
  now(): number
  /** A new id that nobody can guess. */
  newId(): string
  /** Bytes from a cryptographic source. */
  randomBytes(count: number): Uint8Array
  /** A slow, salted hash. */
  hashPassword(password: string, salt: string): Promise<string>
  /** A fast hash, for secrets that are long and random. */
  digest(text: string): Promise<string>
  readonly inflate: Inflate
}

/** One running service. */
export interface Service extends Dependencies {
  /** What a signature's data URL shows. */
  lookAtSignature(dataUrl: string): Promise<SeenSignature>
  /** Requests with an idempotency key that are being worked on; lives as long as the page or process does. */
  readonly running: Set<string>
  /** A cache of the shops whose orders were computed, by the whole shop as JSON; lives as long too. */
  readonly shops: Map<string, ShopMarket>
}

export const createService = (dependencies: Dependencies): Service => ({
  ...dependencies,
  lookAtSignature: (dataUrl) => lookAtSignature(dataUrl, dependencies.inflate),
  running: new Set(),
  shops: new Map(),
})
