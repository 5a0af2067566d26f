import { fieldsOf } from '@/contract/plain-values'
import { itemSchemaOf, type ReadName } from '@/contract/reads/all-reads'
import type { ReadItem } from '@/contract/reads/changes'
import { ordersRead, type Order } from '@/contract/reads/orders/orders'
import { keptOrder } from '@/domain/orders/kept-order'
import { waitsForSeller } from '@/domain/orders/order-state'

/** How long what was read stays on a device (SNAP-02, SNAP-06). */
interface Retention {
  /** How many items are kept at most. */
  readonly bound: number
  /** What of an item stays, the item itself where that is all of it; null once it goes. @param now milliseconds since the epoch @param isInHand whether what was done with it here has not arrived */
  readonly left: (item: ReadItem, now: number, isInHand: () => boolean) => ReadItem | null
  /** An item as it was read last, of which something newer was sent that cannot be read. */
  readonly lastKnown: (item: ReadItem, sent: unknown) => ReadItem
  /** These a screen has before all others are read; null where they are few altogether. They never go first. */
  readonly isReadFirst: ((item: ReadItem) => boolean) | null
}

const orders = itemSchemaOf('orders')
const { cancelled: cancellation } = ordersRead.item.shape

export const retention: Readonly<Record<ReadName, Retention>> = {
  offers: { bound: 2000, left: (item) => item, lastKnown: (item) => item, isReadFirst: null },
  orders: {
    bound: 10_000,
    left(item, now, isInHand) {
      const order = orders.safeParse(item)
      if (!order.success) return item
      const kept = keptOrder(order.data, now, isInHand)
      return kept === order.data ? item : kept
    },
    // Where it stands is taken over, or it would wait to be packed after it was cancelled. Its revision is not: a command
    // that was decided on its old content is refused.
    lastKnown(item, sent) {
      const { state } = fieldsOf(sent)
      const order = orders.safeParse(item).data
      if (typeof state !== 'string' || order === undefined) return item
      if (state !== 'cancelled') return { ...order, state }
      // Where nothing can be read of the cancellation, whoever packed it is told to take it out again, here or there.
      const unknown: Order['cancelled'] = { by: 'marketplace', reason: '', at: order.updatedAt, wasPacked: order.state === 'packed', takenOut: false }
      return { ...order, state, cancelled: cancellation.safeParse(fieldsOf(sent)['cancelled']).data ?? order.cancelled ?? unknown }
    },
    isReadFirst(item) {
      const order = orders.safeParse(item)
      return order.success && waitsForSeller(order.data)
    },
  },
}
