import { startTransition, useEffect, useState } from 'react'

/** Runs a callback after the next paint. @returns a function that cancels it */
export function afterPaint(run: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined
  // A task that is queued in an animation frame runs after that frame's paint.
  const frame = requestAnimationFrame(() => {
    task = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(task)
  }
}

/**
 * The value as of the last paint, so that rendering it does not delay the frame that shows a key press. React's
 * `useDeferredValue` is no replacement: it mostly re-renders before that same frame.
 * @param value the same object while nothing in it has changed
 */
export function useLastPainted<T>(value: T): T {
  const [painted, setPainted] = useState(value)
  // As a transition, so that the next key press can interrupt it.
  useEffect(() => afterPaint(() => startTransition(() => setPainted(value))), [value])
  return painted
}
