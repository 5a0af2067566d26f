import type { Pause, SubmissionFailure } from '@/outbox/submission'

const firstMilliseconds = 500
const longestMilliseconds = 60_000

/**
 * The pause after a failed try: exponential with full jitter, or what the server asked for.
 * @param attempts how many tries there have been, this one included @param now milliseconds since the epoch
 * @param retryAfterMilliseconds the server's Retry-After, which is kept to the letter
 * @param random a number from 0 up to 1
 */
export function backOff(
  failure: SubmissionFailure,
  { attempts, retryAfterMilliseconds, now, random }: {
    attempts: number
    retryAfterMilliseconds: number | null
    now: number
    random: number
  },
): Pause {
  if (retryAfterMilliseconds !== null)
    return { failure, at: now, milliseconds: retryAfterMilliseconds, serverRequested: true }
  const ceiling = Math.min(longestMilliseconds, firstMilliseconds * 2 ** Math.min(attempts - 1, 20))
  return { failure, at: now, milliseconds: Math.round(ceiling * random), serverRequested: false }
}
