import { hourMilliseconds, reviewHours } from '@/contract/limits'

/** How far the review of an application has got by the clock; the portal does not know its result. Times in milliseconds since the epoch. */
export type ReviewClock =
  /** This device does not know when the review began. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'running'; readonly since: number; readonly from: number; readonly to: number }
  | { readonly kind: 'overdue'; readonly since: number; readonly to: number }

/** @param since when the last step was accepted; null if unknown @param now milliseconds since the epoch */
export function reviewClock(since: number | null, now: number): ReviewClock {
  if (since === null) return { kind: 'unknown' }
  const from = since + reviewHours.from * hourMilliseconds
  const to = since + reviewHours.to * hourMilliseconds
  return now <= to ? { kind: 'running', since, from, to } : { kind: 'overdue', since, to }
}
