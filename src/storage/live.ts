import { Dexie, liveQuery } from 'dexie'

export interface LiveObserver<T> {
  next(value: T): void
  /** The store cannot be read; it is asked again by and by, and `next` follows once it can. */
  outOfReach(): void
}

/** A value of the store, now and after each change, in this tab, another, or the service worker. */
export interface Live<T> {
  subscribe(observer: LiveObserver<T>): { unsubscribe(): void }
}

const askAgainMilliseconds = 2000

/**
 * Watches a read. Dexie's own watch ends for good with its first error, waits for ever on a closed store and says
 * nothing at all where there is no IndexedDB; this one tells, and goes on.
 */
export const live = <T>(read: () => Promise<T>): Live<T> => ({
  subscribe(observer) {
    let stop = (): void => undefined

    function fail(): void {
      const timer = setTimeout(start, askAgainMilliseconds)
      stop = () => clearTimeout(timer)
      observer.outOfReach()
    }

    function start(): void {
      if (Dexie.dependencies.indexedDB === undefined) {
        fail()
        return
      }
      const watched = liveQuery(() =>
        read().catch((error: unknown) => {
          // Dexie keeps a closed store's error to itself, in the hope that it opens again: it goes by another name.
          throw new Error('The store is out of reach', { cause: error })
        }),
      )
      const subscription = watched.subscribe({ next: (value) => observer.next(value), error: fail })
      stop = () => subscription.unsubscribe()
    }

    start()
    return { unsubscribe: () => stop() }
  },
})
