import type { Order } from '@/contract/reads/orders/orders'
import type { Act } from './acts'
import { arrivalsUntil, nextHourAfter } from './arrivals'
import { planOf, type OrderPlan } from './order-plan'
import { recordOf } from './order-record'
import { pastOf, type Past } from './past'
import type { Shop } from './shop'
import type { OrderProgress } from './order-progress'
import { progressAt, type ProgressAt } from './progress-at'

/** One order of a shop at a moment. */
export interface MarketOrder {
  readonly plan: OrderPlan
  readonly progress: OrderProgress
  /** The place of its last act among all acts of the shop, from 1 on; 0 if there is none. */
  readonly act: number
}

/** All orders of a shop at a moment; the same for as long as nothing happens. */
export interface Market {
  /** The orders placed by then, in the order in which they last changed by themselves, oldest first. */
  readonly orders: readonly MarketOrder[]
  /** How many acts it was made with. */
  readonly acts: number
  record(order: MarketOrder): Order
}

const byLife = (a: MarketOrder, b: MarketOrder): number => a.progress.lifeAt - b.progress.lifeAt || (a.plan.id < b.plan.id ? -1 : 1)

interface Acted {
  readonly act: number
  readonly acts: Act[]
}

function byOrder(acts: readonly Act[]): ReadonlyMap<string, Acted> {
  const found = new Map<string, Acted>()
  for (const [place, act] of acts.entries()) {
    const earlier = found.get(act.orderId)?.acts ?? []
    found.set(act.orderId, { act: place + 1, acts: [...earlier, act] })
  }
  return found
}

/** Caches the orders of one shop, so that ten thousand are generated once and not for each page. */
export interface ShopMarket {
  /** @param acts all that was done in this shop, oldest first */
  at(now: number, acts: readonly Act[]): Market
  /**
   * The market that was computed last if it still holds, else null.
   * @param done how many acts there are @param latestAct when the last of them was done; 0 if there is none
   */
  lastIfUnchanged(now: number, done: number, latestAct: number): Market | null
  record(order: Pick<MarketOrder, 'plan' | 'progress'>): Order
}

export function createShopMarket(shop: Shop): ShopMarket {
  const plans: OrderPlan[] = []
  let until: number | null = null
  let last: { readonly market: Market; readonly from: number; readonly next: number; readonly latestAct: number } | null = null

  let past: Past | null = null

  function record({ plan, progress }: Pick<MarketOrder, 'plan' | 'progress'>): Order {
    past ??= pastOf(shop, plansUntil(shop.openedAt))
    return recordOf(shop, past, plan, progress)
  }

  function plansUntil(now: number): readonly OrderPlan[] {
    if (until === null || now > until) {
      for (const arrival of arrivalsUntil(shop, now, until)) plans.push(planOf(shop, arrival))
      until = now
    }
    return plans
  }

  const lastIfUnchanged: ShopMarket['lastIfUnchanged'] = (now, done, latestAct) =>
    last !== null && last.market.acts === done && last.latestAct === latestAct && now >= last.from && now < last.next ? last.market : null

  return {
    record,
    lastIfUnchanged,
    at(now, acts) {
      const latestAct = acts.at(-1)?.at ?? 0
      const unchanged = lastIfUnchanged(now, acts.length, latestAct)
      if (unchanged !== null) return unchanged
      const done = byOrder(acts)
      let next = nextHourAfter(now)
      const orders: MarketOrder[] = []
      for (const plan of plansUntil(now)) {
        if (plan.placedAt > now) {
          next = Math.min(next, plan.placedAt)
          continue
        }
        const { act = 0, acts: own = [] } = done.get(plan.id) ?? {}
        const at: ProgressAt = progressAt(plan, own, now)
        next = Math.min(next, at.next)
        orders.push({ plan, progress: at.progress, act })
      }
      const market: Market = { orders: orders.toSorted(byLife), acts: acts.length, record }
      last = { market, from: now, next, latestAct }
      return market
    },
  }
}

/** All orders of a shop at a time: the same bytes for the same shop, time and acts (SEED-01). */
export const market = (shop: Shop, now: number, acts: readonly Act[]): readonly Order[] => {
  const { orders, record } = createShopMarket(shop).at(now, acts)
  return orders.map(record)
}
