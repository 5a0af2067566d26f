import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls back after a time; time spent paused does not count. */
export function usePausableTimeout(milliseconds: number, paused: boolean, onElapsed: () => void): void {
  const left = useRef(milliseconds)
  const elapsed = useEffectEvent(onElapsed)
  useEffect(() => {
    if (paused) return undefined
    const startedAt = Date.now()
    const timer = setTimeout(() => elapsed(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - startedAt
    }
  }, [paused])
}
