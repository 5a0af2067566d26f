import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Message } from './case-log'

/** How many messages a thread shows at first, and how many more each time. */
const shownAtOnce = 50

/**
 * Shows the end of a thread, from the first unread message or earlier. A case may have thousands of messages, and rendering
 * them all takes seconds, at its opening and again at each key typed in the box below.
 * @param unread the ids of the unread messages
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
    // Keeps the visible messages in place, below the earlier ones that were added.
    thread.scrollTo({ top: thread.scrollTop + thread.scrollHeight - before, behavior: 'instant' })
    // With the earliest messages loaded the pressed button vanishes, so the thread takes the focus.
    if (from === 0) thread.focus({ preventScroll: true })
  }, [log, from])

  return {
    shown: messages.slice(from),
    hasEarlier: from > 0,
    /** Whether the last messages added are old ones: a screen reader must not announce fifty of them. */
    isNewToNobody: countAtPress === messages.length,
    showEarlier(): void {
      heightBefore.current = log.current?.scrollHeight ?? null
      setFrom(Math.max(0, from - shownAtOnce))
      setCountAtPress(messages.length)
    },
  }
}
