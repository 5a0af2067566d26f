import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Scrolls to the first unread message when the thread is opened, and to the end when the seller has sent one.
 * @param sent the id of the last message that was sent here, once the thread contains it
 */
export function usePlaceInThread(
  log: RefObject<HTMLElement | null>,
  firstUnread: RefObject<HTMLElement | null>,
  sent: string | null,
): void {
  const opened = useRef(false)
  useLayoutEffect(() => {
    const place = opened.current ? null : firstUnread.current
    if (opened.current && sent === null) return
    opened.current = true
    if (place === null) log.current?.firstElementChild?.scrollIntoView({ block: 'end' })
    else place.scrollIntoView({ block: 'start' })
  }, [log, firstUnread, sent])

  useEffect(() => (log.current === null ? undefined : stayAtEnd(log.current)), [log])
}

/** Keeps the thread scrolled to its end, if it is there, while the thread or the box below grows or the window shrinks. */
function stayAtEnd(log: HTMLElement): () => void {
  const isAtEnd = (): boolean => log.scrollHeight - log.scrollTop - log.clientHeight < 2
  let atEnd = isAtEnd()
  const look = (): void => {
    atEnd = isAtEnd()
  }
  const observer = new ResizeObserver(() => {
    if (atEnd) log.scrollTop = log.scrollHeight
  })
  log.addEventListener('scroll', look)
  for (const part of [log, ...log.children]) observer.observe(part)
  return () => {
    log.removeEventListener('scroll', look)
    observer.disconnect()
  }
}
