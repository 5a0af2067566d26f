import { startTransition, useEffect, useState } from 'react'

/** Does something once what is rendered now has been painted. @returns takes that back */
export function afterPaint(run: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined
  // A task that is begun in a frame comes after it is painted.
  const frame = requestAnimationFrame(() => {
    task = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(task)
  }
}

/**
 * What was given before the screen was painted last, so that what shows it costs the frame of a key nothing. React's own
 * deferred value is rendered as soon as it can be, and that is mostly before the same frame.
 * @param value the same object while nothing of it has changed
 */
export function useLastPainted<T>(value: T): T {
  const [painted, setPainted] = useState(value)
  // The next key goes first.
  useEffect(() => afterPaint(() => startTransition(() => setPainted(value))), [value])
  return painted
}
