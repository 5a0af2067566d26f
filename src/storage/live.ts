import { Dexie, liveQuery } from 'dexie'
import { failureOf, StoreNotOpen, type StorageFailure } from './storage-failure'

/** When a value was read, and whether it is current. */
export interface Read {
  /** When its read began, by the page's own clock, in milliseconds. */
  readonly at: number
  /** False if the value is known to have changed since; the new one then follows after a pause. */
  readonly isCurrent: boolean
}

export interface LiveObserver<T> {
  next(value: T, read: Read): void
  /** The store cannot be read; it is tried again, and `next` follows once it can be read. */
  outOfReach(failure: StorageFailure): void
  /** Resolves once a screen shows the values; without it they count as shown at once. */
  readonly shown?: Promise<void>
}

/** A value of the store, now and after each change, in this tab, another, or the service worker. */
export interface Live<T> {
  subscribe(observer: LiveObserver<T>): { unsubscribe(): void }
}

const askAgainMilliseconds = 2000

/** A read that takes longer than this reads a thousand rows, or runs on a slow phone. */
const longReadMilliseconds = 50
/** After a long read the next one waits this many times as long as that read took. */
const restFactor = 8
/** That wait is limited: a read during which the device slept took long for another reason. */
const longestRestMilliseconds = 1000

/** A screen has painted a value this long after it began to show it. */
const paintMilliseconds = 100

interface FirstRead<T> {
  read(): Promise<T>
  isPart(value: T): boolean
}

interface LiveOptions<T> {
  /** Replaces the first read; if it gives only a part, the whole is read once that part was shown. */
  readonly first?: FirstRead<T>
  /** For values that need not be up to date at once: reads that follow each other sooner than this are spaced out by it. */
  readonly restMilliseconds?: number
}

async function isThere(): Promise<void> {
  if (Dexie.dependencies.indexedDB === undefined) throw new StoreNotOpen('none')
}

/**
 * Watches a read. Dexie's liveQuery ends for good with its first error, waits for ever on a closed store and says nothing
 * at all without IndexedDB; this reports the failure and goes on. liveQuery also reads again for each change, and gives no
 * value while changes come faster than it reads: with a thousand rows being sent, that took the time for sending them.
 * Here a long read gives its value, and the next one waits.
 * @param open opens the store, or rejects; it gets the failure of the read before
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
      /** The value of a read after which the next one has to wait, and when that may begin. */
      let found: { readonly value: T; readonly at: number; readonly restsUntil: number } | null = null
      const watched = liveQuery(async () => {
        const asked = performance.now()
        if (found !== null && found.restsUntil > asked) {
          // It has changed: give the known value now and read later, since rereading at every change would never give one.
          rest(found.value, { at: found.at, isCurrent: false }, found.restsUntil - asked)
          return found.value
        }
        const reads = next?.read ?? read
        const value = await reads().catch((error: unknown) => {
          // liveQuery swallows the error of a closed store, in the hope that it opens again; under another name it gets through.
          throw new StoreNotOpen(failureOf(error), error)
        })
        const done = performance.now()
        const taken = done - asked
        const pause = taken > longReadMilliseconds ? Math.min(taken * restFactor, longestRestMilliseconds) : asked - lastRead < restMilliseconds ? restMilliseconds : 0
        lastRead = asked
        const isPart = next?.isPart(value) ?? false
        next = undefined
        // Waits until it is shown: after a fixed time, the read of thousands of rows came between a screen's code and its first paint.
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
        // Of several overlapping reads only the first to finish counts.
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
