/**
 * Why the device could not store or read something:
 * - `full`: there is no room
 * - `blocked`: another tab holds an older version of the store
 * - `newer`: a newer version of the app has made the store into something that this one does not know
 * - `none`: the browser lets the app store nothing, as in some private windows
 * - `too-many`: as many commands wait as the app allows
 * - `closed`: every other reason, such as a store that the browser has closed; it may work again at any moment
 */
export type StorageFailure = 'full' | 'blocked' | 'newer' | 'none' | 'too-many' | 'closed'

/** A store that cannot be opened. */
export class StoreNotOpen extends Error {
  readonly failure: StorageFailure

  constructor(failure: StorageFailure, cause?: unknown) {
    super(`The store is not open: ${failure}`, { cause })
    this.failure = failure
  }
}

/** The app's own limit on waiting commands is reached. */
export class TooMany extends Error {}

/** The result of a write that may fail on the device. */
export type Stored<T> =
  | { readonly kind: 'stored'; readonly value: T }
  | { readonly kind: 'not-stored'; readonly reason: StorageFailure }

/** The names of an error and of its causes. */
export function namesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const inner = 'inner' in error && error.inner !== error ? namesOf(error.inner) : []
  return [error.name, ...inner, ...namesOf(error.cause)]
}

export function failureOf(error: unknown): StorageFailure {
  if (error instanceof StoreNotOpen) return error.failure
  if (error instanceof TooMany) return 'too-many'
  const names = namesOf(error)
  if (names.includes('QuotaExceededError')) return 'full'
  return names.some((name) => name === 'MissingAPIError' || name === 'SecurityError') ? 'none' : 'closed'
}

/** Runs a write; `stored` is answered only after its transaction completed. */
export async function tryToStore<T>(write: () => PromiseLike<T>): Promise<Stored<T>> {
  try {
    return { kind: 'stored', value: await write() }
  } catch (error) {
    return { kind: 'not-stored', reason: failureOf(error) }
  }
}
