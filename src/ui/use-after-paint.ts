import { useEffect, useState } from 'react'

/**
 * What was given before the screen was painted last, so that what shows it costs the frame of a key nothing. React's own
 * deferred value is rendered as soon as it can be, and that is mostly before the same frame.
 * @param value the same object while nothing of it has changed
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value)
  useEffect(() => {
    let task: ReturnType<typeof setTimeout> | undefined
    // A task that is begun in a frame comes after it is painted.
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => setPainted(value))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(task)
    }
  }, [value])
  return painted
}
