import type { Act } from './acts'
import { done } from './deeds'
import type { Fate } from './fate'
import { nextHappening } from './happenings'
import { after, asOrdered, type Standing } from './standing'

/** An order at a moment, and when it will next change by itself. */
export interface StandingAt {
  readonly standing: Standing
  /** Infinity where nothing comes any more. */
  readonly next: number
}

function onBy(fate: Fate, begin: Standing, until: number): StandingAt {
  let standing = begin
  for (;;) {
    const happening = nextHappening(standing, fate)
    if (happening === null || happening.at > until) return { standing, next: happening?.at ?? Number.POSITIVE_INFINITY }
    standing = { ...after(standing, happening), lifeAt: happening.at }
  }
}

/**
 * How an order stands once all that was done to it is done and all that comes by itself has come until now.
 * @param acts those of this order, in the order in which they were taken
 */
export function standingAt(fate: Fate, acts: readonly Pick<Act, 'at' | 'deed'>[], now: number): StandingAt {
  let standing = asOrdered(fate)
  for (const { at, deed } of acts) standing = done(onBy(fate, standing, at).standing, fate, deed, at)
  return onBy(fate, standing, now)
}
