import { arrivalOf } from '@mocks/market/arrivals'
import type { Deed } from '@mocks/market/acts'
import type { Records } from '../store'
import { shopOf } from './shop-of'

const doneAt = (deed: Deed, at: number): Deed => (deed.kind === 'pack' ? { ...deed, packedAt: Math.min(deed.packedAt, at) } : deed)

/**
 * Moves acts that were done while the clock was ahead to now, or to when their order is placed if that is later. None is
 * deleted: a seller's next act gets its key from their number. @param now after the clock was set right
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
