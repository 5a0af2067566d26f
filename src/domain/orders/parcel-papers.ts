import type { Order } from '@/contract/reads/orders/orders'
import { stateOf } from './order-state'

/** Whether an order's label can be printed: it needs the courier's number, unless the seller delivers herself (MOVE-04). */
export const hasLabel = ({ shipBy, awb }: Pick<Order, 'shipBy' | 'awb'>): boolean => shipBy === 'self' || awb !== null

/** Whether the courier's number is still to come; none comes after a parcel has left or its order was cancelled. */
export function isNumberToCome(order: Pick<Order, 'shipBy' | 'awb' | 'state'>): boolean {
  const state = stateOf(order)
  return !hasLabel(order) && (state === 'placed' || state === 'packed')
}

/** Whether a sale's document has its number; without one, and for a replacement, a packing slip goes with the goods (LAW-05, LAW-09). */
export const hasDocument = ({ kind, invoiceNumber }: Pick<Order, 'kind' | 'invoiceNumber'>): boolean => kind === 'sale' && invoiceNumber !== null

/** The packed orders whose document has no number yet. */
export const documentsToCome = <Parcel extends Order>(orders: readonly Parcel[]): readonly Parcel[] =>
  orders.filter((order) => stateOf(order) === 'packed' && order.kind === 'sale' && !hasDocument(order))
