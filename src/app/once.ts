/** Starts asynchronous work at the first call and shares its promise; a failure is forgotten, so that the next call tries again. */
export function once<T>(start: () => Promise<T>): () => Promise<T> {
  let shared: Promise<T> | null = null
  return () => {
    shared ??= start().catch((error: unknown) => {
      shared = null
      throw error
    })
    return shared
  }
}
