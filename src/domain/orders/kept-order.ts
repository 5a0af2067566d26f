import { dayMilliseconds } from '@/contract/limits'
import type { Order } from '@/contract/reads/orders/orders'
import { stateOf } from './order-state'

/** Closed orders are kept so long (SNAP-02), and with who bought them so long (SNAP-06). */
export const keptDays = 30
const buyerDays = 7

/** Whether nothing is to be done with an order any more. One in a state that this version does not know may be open. */
export function isClosed(order: Order): boolean {
  switch (stateOf(order)) {
    case 'delivered':
    case 'undelivered':
      return true
    case 'cancelled':
      return order.cancelled?.wasPacked !== true || order.cancelled.takenOut
    default:
      return false
  }
}

/** What of an order stays on the device, itself where that is all of it: so while it is open, and later less and less; null once it goes. @param now milliseconds since the epoch @param isInHand whether what was done with it here has not arrived: it stays until that is decided */
export function keptOrder(order: Order, now: number, isInHand: () => boolean): Order | null {
  const days = isClosed(order) ? (now - Date.parse(order.updatedAt)) / dayMilliseconds : 0
  if (days > keptDays && !isInHand()) return null
  if (days <= buyerDays) return order
  const { name, street, phone, city, pincode, stateCode } = order.buyer
  if (name === '' && street === undefined && phone === undefined) return order
  return { ...order, buyer: { name: '', city, pincode, stateCode } }
}
