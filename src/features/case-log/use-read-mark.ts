import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useSampleWriter } from '@/samples/use-samples'
import type { Case } from './case-log'
import { caseLogCollection, readMark } from './case-log-entry'

/** The attribute of the element at the end of an unread message. */
export const endOfUnread = (messageId: string) => ({ 'data-unread': messageId })

/** Marks messages as read once their end has been on screen, so that the thread opens there next time (CASE-02). */
export function useReadMark({ id: caseId, messages, read: known }: Case, log: RefObject<HTMLElement | null>, mayMark: boolean): void {
  const writer = useSampleWriter()
  // If the write fails, the message is unread again next time: nothing is lost.
  const mark = useEffectEvent((upTo: string) => {
    // Another tab may have read farther.
    if (mayMark && messages.findIndex(({ id }) => id === upTo) >= known) void writer.put(caseLogCollection, readMark({ caseId, upTo }))
  })

  useEffect(() => {
    const ends = [...(log.current?.querySelectorAll<HTMLElement>('[data-unread]') ?? [])]
    let read = -1
    const observer = new IntersectionObserver((entries) => {
      const seen = new Set(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target))
      const furthest = ends.findLastIndex((end) => seen.has(end))
      if (furthest <= read) return
      read = furthest
      mark(ends[furthest]?.dataset['unread'] ?? '')
    })
    for (const end of ends) observer.observe(end)
    return () => observer.disconnect()
  }, [caseId, log])
}
