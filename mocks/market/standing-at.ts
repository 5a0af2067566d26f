import type { Act } from './acts'
import { done } from './deeds'
import type { Fate } from './fate'
import { nextHappening } from './happenings'
import { after, asOrdered, type Standing } from './standing'

/** An order at a moment, and when it will next change by itself. */
export interface StandingAt {
  readonly standing: Standing
  /** Infinity if it will not. */
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
 * How an order stands after all acts on it, and all changes that came by themselves until now.
 * @param acts those on this order, in the order in which the service accepted them
 */
export function standingAt(fate: Fate, acts: readonly Pick<Act, 'at' | 'deed'>[], now: number): StandingAt {
  let standing = asOrdered(fate)
  for (const { at, deed } of acts) standing = done(onBy(fate, standing, at).standing, fate, deed, at)
  return onBy(fate, standing, now)
}
