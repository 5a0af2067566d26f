import type { Act } from './acts'
import { done } from './deeds'
import type { OrderPlan } from './order-plan'
import { nextTransition } from './transitions'
import { after, asOrdered, type OrderProgress } from './order-progress'

/** An order at a moment, and when it will next change by itself. */
export interface ProgressAt {
  readonly progress: OrderProgress
  /** Infinity if it will not. */
  readonly next: number
}

function onBy(plan: OrderPlan, begin: OrderProgress, until: number): ProgressAt {
  let progress = begin
  for (;;) {
    const transition = nextTransition(progress, plan)
    if (transition === null || transition.at > until) return { progress, next: transition?.at ?? Number.POSITIVE_INFINITY }
    progress = { ...after(progress, transition), lifeAt: transition.at }
  }
}

/**
 * How an order stands after all acts on it, and all changes that came by themselves until now.
 * @param acts those on this order, in the order in which the service accepted them
 */
export function progressAt(plan: OrderPlan, acts: readonly Pick<Act, 'at' | 'deed'>[], now: number): ProgressAt {
  let progress = asOrdered(plan)
  for (const { at, deed } of acts) progress = done(onBy(plan, progress, at).progress, plan, deed, at)
  return onBy(plan, progress, now)
}
