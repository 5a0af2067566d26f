import type { Order } from '@/contract/reads/orders/orders'
import { anOrder } from '../../../support/an-order'

const goods = ['Blue kurta', 'Block print scarf', 'Diwali lamp', 'Coffee mug', 'Cotton sheet', 'Brass bell', 'Jute bag'] as const
const cities = ['Mysuru', 'Pune', 'Kochi', 'Jaipur', 'Patna'] as const
const dayMilliseconds = 86_400_000
/** This many are to be packed, and as many to be handed over; all others are closed. */
const open = 200

const named = (names: readonly string[], place: number): string => names[place % names.length] ?? ''
const stateOf = (place: number): Order['state'] => (place < open ? 'placed' : place < 2 * open ? 'packed' : 'delivered')

/** The orders of a busy shop, closed within the last days. */
export const benchOrders = (count: number, now: number): readonly Order[] =>
  Array.from({ length: count }, (_, place) => {
    const changed = new Date(now - (place % 6) * dayMilliseconds).toISOString()
    const [line, ...others] = anOrder().lines
    const title = named(goods, place)
    return anOrder({
      id: `OD-${10_000 + place}`,
      numbers: [`408-${place}`],
      state: stateOf(place),
      updatedAt: changed,
      packBy: new Date(now + (place % 48) * 3_600_000).toISOString(),
      awb: `LL${7_000_000 + place}`,
      lines: line === undefined ? others : [{ ...line, title, sku: `${title.slice(0, 3).toUpperCase()}-${place % 97}` }],
      buyer: { ...anOrder().buyer, name: `Buyer ${place}`, city: named(cities, place) },
    })
  })
