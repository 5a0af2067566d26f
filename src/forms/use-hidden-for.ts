import { useEffect, useEffectEvent } from 'react'

/** For so long the page may be out of sight before long numbers are covered again. */
export const coveredAfterMilliseconds = 60_000

/** Calls back once the page has been out of sight for a while, such as in a pocket or in somebody else's hand. */
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
      // A phone stops the timers of what nobody sees.
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
