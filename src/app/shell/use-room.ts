import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useLanguage } from '@/catalogues/use-language'

/** What is hidden in the header's one row if there is no room for all of it; each level includes those before it. */
const rooms = ['all', 'no-name', 'no-mark', 'no-sign', 'no-word'] as const

/**
 * Measures a row and writes into its `data-room` how much of it fits, for words of any length and letters of any size.
 * Style sheets read it; nothing re-renders.
 */
export function useRoom(): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null)
  const inUse = useLanguage()
  useLayoutEffect(() => {
    const element = row.current
    if (element === null) return undefined
    const measure = (): void => {
      for (const room of rooms) {
        element.dataset['room'] = room
        if (element.scrollWidth <= element.clientWidth) return
      }
    }
    measure()
    // The observer's callback runs before the next paint: a new part of the row never overflows, not even for a frame.
    const changes = new MutationObserver(measure)
    changes.observe(element, { childList: true, characterData: true, subtree: true })
    // In the next frame: measuring may change sizes, which a ResizeObserver must not do in its callback.
    let frame = 0
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    })
    for (const part of [element, ...element.querySelectorAll('[data-measured]')]) observer.observe(part)
    return () => {
      changes.disconnect()
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
    // `inUse`: a hidden part has no size, so no observer would notice that another language's shorter word now fits.
  }, [inUse])
  return row
}
