import { useEffect, useState } from 'react'
import { clock } from './clock'

/** The time, in milliseconds since the epoch, again and again while something is on screen that ages. */
export function useNow(everyMilliseconds: number): number {
  const [now, setNow] = useState(clock.now)
  useEffect(() => {
    const look = (): void => setNow(clock.now())
    const timer = setInterval(look, everyMilliseconds)
    const unsubscribe = clock.subscribe(look)
    return () => {
      clearInterval(timer)
      unsubscribe()
    }
  }, [everyMilliseconds])
  return now
}
