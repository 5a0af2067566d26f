import { useEffect, useRef, useState } from 'react'
import { contactChannels } from '@/contract/access'
import { texts } from './texts'
import type { Countdowns } from './use-countdowns'

/** Tells a screen reader once that a wait is over; the seconds are not read out. */
export function ResendAnnouncement({ countdowns }: { readonly countdowns: Countdowns | null }) {
  const [said, setSaid] = useState('')
  const before = useRef<number>(null)
  const over = countdowns === null ? null : contactChannels.filter((channel) => countdowns[channel] === 0).length

  useEffect(() => {
    if (over === null) return
    // What was over already when the screen was opened is no news.
    if (before.current !== null && over !== before.current) setSaid(over > before.current ? texts.verify.canResend : '')
    before.current = over
  }, [over])

  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
