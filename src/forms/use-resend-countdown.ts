import { useEffect, useState } from 'react'
import { clock } from '@/clock/clock'
import { secondsUntilResend } from '@/domain/access/resend'

/**
 * Seconds until another one-time code may be requested; null while it is unknown when the last one was sent.
 * Computed from the clock, so that it is right after the browser suspended the tab (OTP-07).
 * @param sentAt milliseconds since the epoch
 */
export function useResendCountdown(sentAt: number | null): number | null {
  const [now, setNow] = useState(clock.now)
  const running = sentAt !== null && secondsUntilResend(sentAt, now) > 0

  useEffect(() => {
    const look = (): void => setNow(clock.now())
    // `now` may be older than `sentAt`, if the code was sent since the last tick.
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
