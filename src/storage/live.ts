import { Dexie, liveQuery } from 'dexie'
import { failureOf, StoreNotOpen, type StorageFailure } from './storage-failure'

export interface LiveObserver<T> {
  next(value: T): void
  /** The store cannot be read; it is asked again by and by, and `next` follows once it can. */
  outOfReach(failure: StorageFailure): void
}

/** A value of the store, now and after each change, in this tab, another, or the service worker. */
export interface Live<T> {
  subscribe(observer: LiveObserver<T>): { unsubscribe(): void }
}

const askAgainMilliseconds = 2000

async function isThere(): Promise<void> {
  if (Dexie.dependencies.indexedDB === undefined) throw new StoreNotOpen('none')
}

/**
 * Watches a read. Dexie's own watch ends for good with its first error, waits for ever on a closed store and says
 * nothing at all where there is no IndexedDB; this one tells, and goes on.
 * @param open has the store opened, or rejects
 */
export const live = <T>(read: () => Promise<T>, open = isThere): Live<T> => ({
  subscribe(observer) {
    let stop = (): void => undefined

    function fail(error: unknown): void {
      const timer = setTimeout(start, askAgainMilliseconds)
      stop = () => clearTimeout(timer)
      observer.outOfReach(failureOf(error))
    }

    function watch(): void {
      const watched = liveQuery(() =>
        read().catch((error: unknown) => {
          // Dexie keeps a closed store's error to itself, in the hope that it opens again: it goes by another name.
          throw new StoreNotOpen(failureOf(error), error)
        }),
      )
      const subscription = watched.subscribe({ next: (value) => observer.next(value), error: fail })
      stop = () => subscription.unsubscribe()
    }

    function start(): void {
      let isWanted = true
      stop = () => {
        isWanted = false
      }
      open().then(
        () => isWanted && watch(),
        (error: unknown) => isWanted && fail(error),
      )
    }

    start()
    return { unsubscribe: () => stop() }
  },
})
