import { useEffect, useState, useSyncExternalStore } from 'react'
import { clock, type TimeSource } from './clock'
import { serverClock } from './server-clock'

/**
 * The time, in milliseconds since the epoch, again and again while something is on screen that ages.
 * @param source the app's clock, unless it is about the device alone
 */
export function useNow(everyMilliseconds: number, source: TimeSource = clock): number {
  const [now, setNow] = useState(() => source.now())
  useEffect(() => {
    const look = (): void => setNow(source.now())
    // The clock may have been set since the first picture, such as by a presenter's demo that comes with the page.
    const catchUp = (): void => setNow((last) => (Math.abs(source.now() - last) < everyMilliseconds ? last : source.now()))
    const timer = setInterval(look, everyMilliseconds)
    const unsubscribe = source.subscribe(look)
    catchUp()
    // No timer has run while the device slept, or the page was kept to be gone back to.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      unsubscribe()
    }
  }, [everyMilliseconds, source])
  return now
}

/** The time by the marketplace's clock, as far as its answers have told this page: what is due there is due by that clock (QUEUE-09). */
export function useServerNow(everyMilliseconds: number): number {
  const offBy = useSyncExternalStore(serverClock.subscribe, serverClock.offBy) ?? 0
  return useNow(everyMilliseconds) - offBy
}
