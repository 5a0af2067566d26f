import type { State } from './state'

/** Where the state lives. */
export interface Store {
  /** Gives the state as it is now; what is changed in it is not kept. */
  read(): Promise<State>
  /**
   * Runs `work` on the state with nobody else at it, and keeps what it changed.
   * When `work` throws, nothing is kept.
   */
  transact<Result>(work: (state: State) => Promise<Result>): Promise<Result>
}

/** What the engine needs from the world around it. */
export interface Surroundings {
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
}

/** One running service. */
export interface Service extends Surroundings {
  /** Requests with an idempotency key that are being worked on; lives as long as the page or process does. */
  readonly running: Set<string>
}

export const createService = (surroundings: Surroundings): Service => ({ ...surroundings, running: new Set() })
