import type { Order } from '@/contract/reads/orders/orders'
import { anOrder } from '../support/an-order'
import type { SellerId } from './history'
import { orderIdOf } from './order-marks'

/** Enough for every act of a schedule to take a different order, few enough that acts meet on one. */
const ordersOfShop = 8
/** In addition; few, since each passes through three states. */
const broughtHerself = 3
const minuteMilliseconds = 60_000
const dayMilliseconds = 24 * 60 * minuteMilliseconds

/** The orders of an open shop, all to be packed, for one courier except those that she delivers herself. @param now milliseconds since the epoch */
export function shopOf(seller: SellerId, now: number): readonly Order[] {
  const instant = (milliseconds: number): string => new Date(now + milliseconds).toISOString()
  return Array.from({ length: ordersOfShop + broughtHerself }, (_, index) => {
    const { lines } = anOrder()
    const herself = index >= ordersOfShop && ({ shipBy: 'self', courier: null, awb: null, route: null } as const)
    return anOrder({
      id: orderIdOf(seller, index + 1),
      rev: 1,
      numbers: [`408-${seller}-${index + 1}`],
      lines: lines.slice(0, 1 + (index % 2)),
      awb: `LL-${seller}-${index + 1}`,
      updatedAt: instant(0),
      placedAt: instant(-dayMilliseconds),
      packBy: instant(2 * dayMilliseconds + index * minuteMilliseconds),
      track: [],
      ...herself,
    })
  })
}
