import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Message } from './case-log'

/** How many messages a thread shows at first, and how many more each time. */
const shownAtOnce = 50

/**
 * The end of a thread, from the first unread message or farther up. A case that goes on for years has thousands of
 * messages: to show them all took seconds, at its opening and again at each key in the box below.
 * @param unread the ids of those that nobody has read yet
 */
export function useEarlierMessages(log: RefObject<HTMLElement | null>, messages: readonly Message[], unread: readonly string[]) {
  const [from, setFrom] = useState(() => {
    const firstUnread = messages.findIndex(({ id }) => id === unread[0])
    return Math.max(0, Math.min(messages.length - shownAtOnce, firstUnread === -1 ? messages.length : firstUnread))
  })
  const heightBefore = useRef<number | null>(null)
  const [countAtPress, setCountAtPress] = useState(-1)

  useLayoutEffect(() => {
    const before = heightBefore.current
    heightBefore.current = null
    const thread = log.current
    if (before === null || thread === null) return
    // What was in view stays there, below what has come.
    thread.scrollTo({ top: thread.scrollTop + thread.scrollHeight - before, behavior: 'instant' })
    // The pressed button is gone with the last of them.
    if (from === 0) thread.focus({ preventScroll: true })
  }, [log, from])

  return {
    shown: messages.slice(from),
    hasEarlier: from > 0,
    /** What has come last is old: a screen reader need not read out fifty of them. */
    isNewToNobody: countAtPress === messages.length,
    showEarlier(): void {
      heightBefore.current = log.current?.scrollHeight ?? null
      setFrom(Math.max(0, from - shownAtOnce))
      setCountAtPress(messages.length)
    },
  }
}
