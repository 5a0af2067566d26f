import { useEffect, useState } from 'react'
import { clock } from '@/clock/clock'
import { secondsUntilResend } from '@/domain/access/resend'

/**
 * Seconds until another one-time code may be asked for; null while it is unknown when the last one was sent.
 * Counts by the clock, so that a tab that slept is right when it wakes (OTP-07).
 * @param sentAt milliseconds since the epoch
 */
export function useResendCountdown(sentAt: number | null): number | null {
  const [now, setNow] = useState(clock.now)
  const running = sentAt !== null && secondsUntilResend(sentAt, now) > 0

  useEffect(() => {
    const look = (): void => setNow(clock.now())
    // What was sent just now was sent after the last look.
    look()
    document.addEventListener('visibilitychange', look)
    const unsubscribe = clock.subscribe(look)
    const timer = running ? setInterval(look, 1000) : undefined
    return () => {
      document.removeEventListener('visibilitychange', look)
      unsubscribe()
      clearInterval(timer)
    }
  }, [running, sentAt])

  return sentAt === null ? null : secondsUntilResend(sentAt, now)
}
