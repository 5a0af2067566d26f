import { resendDelaySeconds } from '@/contract/limits'

/**
 * Whole seconds until a code may be asked for again; counts by the clock, so that a tab that slept is right.
 * A clock that was set back since cannot tell how long ago that was; then nobody is kept waiting, and the server decides.
 * @param sentAt milliseconds since the epoch
 */
export function secondsUntilResend(sentAt: number, now: number): number {
  const left = Math.ceil((sentAt + resendDelaySeconds * 1000 - now) / 1000)
  // Clocks are put right by a little all the time.
  if (left > resendDelaySeconds + 1) return 0
  return Math.min(Math.max(0, left), resendDelaySeconds)
}
