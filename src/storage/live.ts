import { Dexie, liveQuery } from 'dexie'
import { failureOf, StoreNotOpen, type StorageFailure } from './storage-failure'

/** What is known of a value besides. */
export interface Read {
  /** When its read began, by the page's own clock, in milliseconds. */
  readonly at: number
  /** Whether nothing of it is known to have changed since; else what it is now follows after a rest. */
  readonly isCurrent: boolean
}

export interface LiveObserver<T> {
  next(value: T, read: Read): void
  /** The store cannot be read; it is asked again by and by, and `next` follows once it can. */
  outOfReach(failure: StorageFailure): void
  /** Resolves once a screen shows what it is given; without it that is so at once. */
  readonly shown?: Promise<void>
}

/** A value of the store, now and after each change, in this tab, another, or the service worker. */
export interface Live<T> {
  subscribe(observer: LiveObserver<T>): { unsubscribe(): void }
}

const askAgainMilliseconds = 2000

/** A read that takes longer than this has a thousand rows before it, or a slow phone under it. */
const longReadMilliseconds = 50
/** After a long read the next one waits for so many times as long as it took. */
const restFactor = 8
/** A read that the device slept through took long for another reason. */
const longestRestMilliseconds = 1000

/** So long after it began to show what it was given a screen has painted it. */
const paintMilliseconds = 100

interface FirstRead<T> {
  read(): Promise<T>
  isPart(value: T): boolean
}

interface LiveOptions<T> {
  /** Stands in for the first read; where it gives only a part the whole is read once that part was shown. */
  readonly first?: FirstRead<T>
  /** Where nobody looks: a read that comes sooner than this after another one rests as long. */
  readonly restMilliseconds?: number
}

async function isThere(): Promise<void> {
  if (Dexie.dependencies.indexedDB === undefined) throw new StoreNotOpen('none')
}

/**
 * Watches a read. Dexie's own watch ends for good with its first error, waits for ever on a closed store and says
 * nothing at all where there is no IndexedDB; this one tells, and goes on. Dexie also reads anew for each change, and
 * gives no value while changes come faster than it reads: with a thousand rows on their way that took the time in which
 * they were to be sent. Here long reads give what they found, and rest in between.
 * @param open has the store opened, or rejects; it hears why the read before failed
 */
export const live = <T>(read: () => Promise<T>, open: (after?: unknown) => Promise<void> = isThere, { first, restMilliseconds = 0 }: LiveOptions<T> = {}): Live<T> => ({
  subscribe(observer) {
    let stop = (): void => undefined
    let next: FirstRead<T> | undefined = first
    let lastRead = -Infinity

    function fail(error: unknown): void {
      const timer = setTimeout(start, askAgainMilliseconds, error)
      stop = () => clearTimeout(timer)
      observer.outOfReach(failureOf(error))
    }

    function watch(): void {
      /** What a read found that is to rest before the next one, and when that may begin. */
      let found: { readonly value: T; readonly at: number; readonly restsUntil: number } | null = null
      const watched = liveQuery(async () => {
        const asked = performance.now()
        if (found !== null && found.restsUntil > asked) {
          // It has changed. Read at once again and again, nothing would be told of it.
          rest(found.value, { at: found.at, isCurrent: false }, found.restsUntil - asked)
          return found.value
        }
        const reads = next?.read ?? read
        const value = await reads().catch((error: unknown) => {
          // Dexie keeps a closed store's error to itself, in the hope that it opens again: it goes by another name.
          throw new StoreNotOpen(failureOf(error), error)
        })
        const done = performance.now()
        const taken = done - asked
        const pause = taken > longReadMilliseconds ? Math.min(taken * restFactor, longestRestMilliseconds) : asked - lastRead < restMilliseconds ? restMilliseconds : 0
        lastRead = asked
        const isPart = next?.isPart(value) ?? false
        next = undefined
        // Read by the clock alone, thousands of rows came between a screen's code and its first paint.
        if (isPart) rest(value, { at: asked, isCurrent: true }, paintMilliseconds, observer.shown)
        else if (pause > 0) found = { value, at: asked, restsUntil: done + pause }
        return value
      })
      const subscription = watched.subscribe({
        next: (value) => observer.next(value, { at: lastRead, isCurrent: true }),
        error: fail,
      })
      stop = () => subscription.unsubscribe()

      function rest(value: T, known: Read, milliseconds: number, begins = Promise.resolve()): void {
        // Of several reads at once the first that is done has its say.
        if (subscription.closed) return
        subscription.unsubscribe()
        const timers = [setTimeout(() => observer.next(value, known))]
        let isWanted = true
        void begins.then(() => isWanted && timers.push(setTimeout(start, milliseconds)))
        stop = () => {
          isWanted = false
          timers.forEach(clearTimeout)
        }
      }
    }

    function start(after?: unknown): void {
      let isWanted = true
      stop = () => {
        isWanted = false
      }
      open(after).then(
        () => isWanted && watch(),
        (error: unknown) => isWanted && fail(error),
      )
    }

    start()
    return { unsubscribe: () => stop() }
  },
})
