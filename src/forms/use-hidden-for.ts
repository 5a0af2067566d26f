import { useEffect, useEffectEvent } from 'react'

/** How long the page may be hidden before sensitive numbers are covered again. */
export const coveredAfterMilliseconds = 60_000

/** Calls back once the page has been hidden for a while: the phone may have been put away or handed to somebody else. */
export function useHiddenFor(milliseconds: number, callback: () => void): void {
  const hidden = useEffectEvent(callback)
  useEffect(() => {
    let since: number | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (): void => {
      clearTimeout(timer)
      if (document.visibilityState === 'hidden') {
        since = Date.now()
        timer = setTimeout(() => hidden(), milliseconds)
        return
      }
      // A phone suspends the timers of a hidden page, so the timer above may not have fired.
      if (since !== null && Date.now() - since >= milliseconds) hidden()
      since = null
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [milliseconds])
}
