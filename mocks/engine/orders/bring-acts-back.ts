import { arrivalOf } from '@mocks/market/arrivals'
import type { Deed } from '@mocks/market/acts'
import type { Records } from '../store'
import { shopOf } from './shop-of'

const doneAt = (deed: Deed, at: number): Deed => (deed.kind === 'pack' ? { ...deed, packedAt: Math.min(deed.packedAt, at) } : deed)

/**
 * Lets what was done to orders while the clock was ahead be done now, or with the order where that comes later. None is
 * removed: their number is the place of the next one. @param now once the clock is right
 */
export async function bringActsBack({ acts, sellers }: Records, now: number): Promise<void> {
  for (const [key, act] of await acts.within('sellerId')) {
    if (act.at <= now) continue
    const seller = await sellers.get(act.sellerId)
    const shop = seller === undefined ? null : shopOf(seller, act.at)
    const arrival = shop === null ? null : arrivalOf(shop, act.orderId)
    const at = arrival === null || arrival === 'other-shop' ? now : Math.max(now, arrival.placedAt)
    await acts.put(key, { ...act, at, deed: doneAt(act.deed, at) })
  }
}
