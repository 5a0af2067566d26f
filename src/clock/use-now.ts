import { useEffect, useState, useSyncExternalStore } from 'react'
import { clock, type TimeSource } from './clock'
import { serverClock } from './server-clock'

/**
 * The time in milliseconds since the epoch, updated at an interval, for something on screen that ages.
 * @param source the app's clock, unless it is about the device alone
 */
export function useNow(everyMilliseconds: number, source: TimeSource = clock): number {
  const [now, setNow] = useState(() => source.now())
  useEffect(() => {
    const look = (): void => setNow(source.now())
    // The clock may have been set since the first render, such as by a demo that was loaded meanwhile.
    const catchUp = (): void => setNow((last) => (Math.abs(source.now() - last) < everyMilliseconds ? last : source.now()))
    const timer = setInterval(look, everyMilliseconds)
    const unsubscribe = source.subscribe(look)
    catchUp()
    // Timers do not run while the device sleeps, or the page is in the back-forward cache.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      unsubscribe()
    }
  }, [everyMilliseconds, source])
  return now
}

/** The time by the marketplace's clock, as far as its answers have told this page: the marketplace's deadlines go by that clock (QUEUE-09). */
export function useServerNow(everyMilliseconds: number): number {
  const offBy = useSyncExternalStore(serverClock.subscribe, serverClock.offBy) ?? 0
  return useNow(everyMilliseconds) - offBy
}
