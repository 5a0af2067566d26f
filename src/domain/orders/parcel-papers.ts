import type { Order } from '@/contract/reads/orders/orders'
import { stateOf } from './order-state'

/** Whether an order's label can be printed: with the courier's number, or with the order's own where the seller brings it (MOVE-04). */
export const hasLabel = ({ shipBy, awb }: Pick<Order, 'shipBy' | 'awb'>): boolean => shipBy === 'self' || awb !== null

/** Whether the courier's number is awaited: with a parcel that has left, or goes nowhere, none comes any more. */
export function isNumberToCome(order: Pick<Order, 'shipBy' | 'awb' | 'state'>): boolean {
  const state = stateOf(order)
  return !hasLabel(order) && (state === 'placed' || state === 'packed')
}

/** Whether a sale's document has its number; until then, and for a replacement, a packing slip goes with the goods (LAW-05, LAW-09). */
export const hasDocument = ({ kind, invoiceNumber }: Pick<Order, 'kind' | 'invoiceNumber'>): boolean => kind === 'sale' && invoiceNumber !== null

/** Those of orders that lie packed and whose document has no number yet. */
export const documentsToCome = <Parcel extends Order>(orders: readonly Parcel[]): readonly Parcel[] =>
  orders.filter((order) => stateOf(order) === 'packed' && order.kind === 'sale' && !hasDocument(order))
