/**
 * Starts asynchronous work at the first call and shares its promise; a failure is forgotten, so that the next call tries
 * again. React's `use` gives what is there already at once: of any other promise it would show nothing first, for 300 ms.
 */
export function once<T>(start: () => Promise<T>): () => Promise<T> {
  let shared: Promise<T> | null = null
  return () => {
    if (shared !== null) return shared
    const begun = start().catch((error: unknown) => {
      shared = null
      throw error
    })
    begun.then((value) => Object.assign(begun, { status: 'fulfilled', value })).catch(() => undefined)
    shared = begun
    return begun
  }
}
