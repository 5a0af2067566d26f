import { resendDelaySeconds } from '@/contract/limits'

/**
 * Whole seconds until another code may be requested, computed from the clock, so that it is right after the browser suspended
 * the tab. If the clock was set back since, the time passed is unknown: the answer is 0, and the server decides.
 * @param sentAt milliseconds since the epoch
 */
export function secondsUntilResend(sentAt: number, now: number): number {
  const left = Math.ceil((sentAt + resendDelaySeconds * 1000 - now) / 1000)
  // Time synchronisation moves a clock by up to a second all the time: such a small step back does not count as set back.
  if (left > resendDelaySeconds + 1) return 0
  return Math.min(Math.max(0, left), resendDelaySeconds)
}
