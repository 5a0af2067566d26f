import { useEffect, useState } from 'react'
import { contactChannels, type ContactChannel } from '@/contract/access'
import { secondsUntilResend } from '@/domain/verification'
import type { SentTimes } from './resend-record'

/** Seconds until each code may be asked for again. */
export type Countdowns = Readonly<Record<ContactChannel, number>>

const countdownsAt = (times: SentTimes, now: number): Countdowns => ({
  email: secondsUntilResend(times.email, now),
  mobile: secondsUntilResend(times.mobile, now),
  secondary: secondsUntilResend(times.secondary, now),
})

/** Counts down by the clock, so that a tab that slept is right when it wakes (OTP-07). */
export function useCountdowns(times: SentTimes | null): Countdowns | null {
  const [now, setNow] = useState(Date.now)
  const running =
    times !== null && contactChannels.some((channel) => secondsUntilResend(times[channel], now) > 0)

  useEffect(() => {
    const look = (): void => setNow(Date.now())
    // What was sent just now was sent after the last look.
    look()
    document.addEventListener('visibilitychange', look)
    const timer = running ? setInterval(look, 1000) : undefined
    return () => {
      document.removeEventListener('visibilitychange', look)
      clearInterval(timer)
    }
  }, [running, times])

  return times === null ? null : countdownsAt(times, now)
}
