import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** Goes to the first unread message when the thread is opened, and to the end whenever one is added. */
export function usePlaceInThread(
  log: RefObject<HTMLElement | null>,
  firstUnread: RefObject<HTMLElement | null>,
  count: number,
): void {
  const opened = useRef(false)
  useLayoutEffect(() => {
    const place = opened.current ? null : firstUnread.current
    opened.current = true
    if (place === null) log.current?.firstElementChild?.scrollIntoView({ block: 'end' })
    else place.scrollIntoView({ block: 'start' })
  }, [log, firstUnread, count])

  useEffect(() => (log.current === null ? undefined : stayAtEnd(log.current)), [log])
}

/** Who is at the end stays there while the box below grows, or the window shrinks. */
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
