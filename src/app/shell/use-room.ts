import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useLanguage } from '@/catalogues/use-language'

/** What gives way in the header's one row where there is no room for all of it, each besides those before it. */
const rooms = ['all', 'no-name', 'no-mark', 'no-sign', 'no-word'] as const

/**
 * Measures a row and writes into its `data-room` how much of it has room: words of any length, letters of any size.
 * Style sheets read it; nothing is rendered again.
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
    // What comes into the row is never painted without room, if only for a frame.
    const changes = new MutationObserver(measure)
    changes.observe(element, { childList: true, characterData: true, subtree: true })
    // A size is that of a frame: what is measured may change it, so that is seen to in the next one.
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
    // What has no room has no size either: in words of another length nothing would tell that it has now.
  }, [inUse])
  return row
}
