import type { OrderCommandName } from '@/contract/endpoints'
import { orderEndpoints } from '@/contract/modules/order-commands'
import type { Order } from '@/contract/reads/orders/orders'

const dispatchedText = 'Dispatched'

/** Whether an order already has what a command would do: nobody packs or hands over a parcel twice. */
export function isDone(order: Order, command: OrderCommandName): boolean {
  switch (command) {
    case 'orderPack':
      return order.packed !== null
    case 'orderHandover':
      return order.manifestId !== null
    case 'orderTakenOut':
      return order.cancelled?.takenOut === true
    case 'orderCancel':
      return order.cancelled !== null
    case 'orderDispatch':
      return order.track.some(({ text }) => text === dispatchedText)
    case 'orderOutcome':
      return order.state === 'delivered' || order.state === 'undelivered'
  }
}

/** How a command changes an order. @param at when, in UTC */
export function changedBy(order: Order, command: OrderCommandName, body: unknown, at: string): Partial<Order> {
  switch (command) {
    case 'orderPack': {
      const { grams, sides, at: packedAt, invoiceNumber } = orderEndpoints.orderPack.request.parse(body)
      return { state: 'packed', packed: { grams, sides, at: packedAt }, invoiceNumber }
    }
    case 'orderHandover': {
      const { manifestId, left } = orderEndpoints.orderHandover.request.parse(body)
      return left === true ? { manifestId } : { state: 'on-the-way', manifestId }
    }
    case 'orderDispatch': {
      const { courier, tracking } = orderEndpoints.orderDispatch.request.parse(body)
      return { state: 'on-the-way', courier, awb: tracking, track: [...order.track, { at, text: dispatchedText }] }
    }
    case 'orderOutcome':
      return { state: orderEndpoints.orderOutcome.request.parse(body).delivered ? 'delivered' : 'undelivered' }
    case 'orderTakenOut':
      return order.cancelled === null ? {} : { cancelled: { ...order.cancelled, takenOut: true } }
    case 'orderCancel': {
      const { lineIds, reason } = orderEndpoints.orderCancel.request.parse(body)
      return lineIds.length === 0
        ? cancelled(order, { by: 'seller', reason, at })
        : { lines: order.lines.map((line) => (lineIds.includes(line.id) ? { ...line, cancelled: true } : line)) }
    }
  }
}

/** Marks an order as cancelled. */
export const cancelled = ({ packed }: Order, how: Pick<NonNullable<Order['cancelled']>, 'by' | 'reason' | 'at'>): Partial<Order> => ({
  state: 'cancelled',
  cancelled: { ...how, wasPacked: packed !== null, takenOut: false },
})
