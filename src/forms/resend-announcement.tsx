import { useEffect, useRef, useState } from 'react'
import { resendTexts as texts } from './resend-texts'

interface ResendAnnouncementProps {
  /** Seconds left of each wait on the screen; null while they are unknown. */
  readonly waits: readonly number[] | null
}

/** Announces to screen readers, once, that a wait is over; the seconds are not read out. */
export function ResendAnnouncement({ waits }: ResendAnnouncementProps) {
  const [isOver, setIsOver] = useState(false)
  const before = useRef<number>(null)
  const over = waits === null ? null : waits.filter((seconds) => seconds === 0).length

  useEffect(() => {
    if (over === null) return
    // What was over already when the screen was opened is not announced.
    if (before.current !== null && over !== before.current) setIsOver(over > before.current)
    before.current = over
  }, [over])

  return (
    <p role="status" className="sr-only">
      {isOver && texts.canResend}
    </p>
  )
}
