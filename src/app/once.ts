/**
 * Starts asynchronous work at the first call and shares its promise; a failure is forgotten, so that the next call tries
 * again. React's `use` gives what is there already at once: of any other promise it would show nothing first, for 300 ms.
 */
export function once<T>(start: () => Promise<T>): () => Promise<T> {
  let shared: Promise<T> | null = null
  return () => {
    if (shared !== null) return shared
    const started = start().catch((error: unknown) => {
      shared = null
      throw error
    })
    started.then((value) => Object.assign(started, { status: 'fulfilled', value })).catch(() => undefined)
    shared = started
    return started
  }
}
