import { dayMilliseconds } from '@/contract/limits'
import type { Order } from '@/contract/reads/orders/orders'
import { stateOf } from './order-state'

/** How many days closed orders are kept (SNAP-02), and how many with the buyer's personal data (SNAP-06). */
export const keptDays = 30
const buyerDays = 7

/** Whether nobody has anything left to do with an order. An order in a state that this version does not know may be open. */
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

/**
 * What the device keeps of an order: the same object while nothing is removed, later a copy without the buyer, then null (delete it).
 * @param now milliseconds since the epoch @param hasPendingCommand whether a command on it has not arrived at the backend: then it is not deleted
 */
export function keptOrder(order: Order, now: number, hasPendingCommand: () => boolean): Order | null {
  const days = isClosed(order) ? (now - Date.parse(order.updatedAt)) / dayMilliseconds : 0
  if (days > keptDays && !hasPendingCommand()) return null
  if (days <= buyerDays) return order
  const { name, street, phone, city, pincode, stateCode } = order.buyer
  if (name === '' && street === undefined && phone === undefined) return order
  return { ...order, buyer: { name: '', city, pincode, stateCode } }
}
