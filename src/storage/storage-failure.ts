/** Why the device could not store something: `full`, or `unavailable` for every other reason. */
export type StorageFailure = 'full' | 'unavailable'

/** The result of a write that may fail on the device. */
export type Stored<T> =
  | { readonly kind: 'stored'; readonly value: T }
  | { readonly kind: 'not-stored'; readonly reason: StorageFailure }

function namesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const inner = 'inner' in error && error.inner !== error ? namesOf(error.inner) : []
  return [error.name, ...inner]
}

/** Runs a write; `stored` is answered only after its transaction completed. */
export async function store<T>(write: () => PromiseLike<T>): Promise<Stored<T>> {
  try {
    return { kind: 'stored', value: await write() }
  } catch (error) {
    const full = namesOf(error).includes('QuotaExceededError')
    return { kind: 'not-stored', reason: full ? 'full' : 'unavailable' }
  }
}
