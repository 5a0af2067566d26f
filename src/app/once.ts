/**
 * Starts asynchronous work at the first call and shares its promise; a failure is forgotten, so that the next call tries
 * again. A fulfilled promise gets the `status` and `value` from which React's `use` reads at once: without them React would suspend,
 * and show nothing for 300 ms.
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
