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
  /** What is kept of an item: the same object if all of it, null to delete it. @param now milliseconds since the epoch @param hasPendingCommand whether a command on it has not arrived */
  readonly left: (item: ReadItem, now: number, hasPendingCommand: () => boolean) => ReadItem | null
  /** What to keep of an item when a newer version of it was sent that cannot be read. */
  readonly lastKnown: (item: ReadItem, sent: unknown) => ReadItem
  /** The items that a screen shows before the others are read; null for a small resource. `isEvictedFirst` must hold for none of them. */
  readonly isReadFirst: ((item: ReadItem) => boolean) | null
}

const orders = itemSchemaOf('orders')
const { cancelled: cancellation } = ordersRead.item.shape

export const retention: Readonly<Record<ReadName, Retention>> = {
  offers: { bound: 2000, left: (item) => item, lastKnown: (item) => item, isReadFirst: null },
  orders: {
    bound: 10_000,
    left(item, now, hasPendingCommand) {
      const order = orders.safeParse(item)
      if (!order.success) return item
      const kept = keptOrder(order.data, now, hasPendingCommand)
      return kept === order.data ? item : kept
    },
    // Takes over the new state, or a cancelled order would still wait to be packed. Keeps the old revision, so that the backend
    // refuses a command that is based on the old content.
    lastKnown(item, sent) {
      const { state } = fieldsOf(sent)
      const order = orders.safeParse(item).data
      if (typeof state !== 'string' || order === undefined) return item
      if (state !== 'cancelled') return { ...order, state }
      // If the cancellation cannot be read, an order that was packed, here or on another device, still has to be taken out again.
      const unknown: Order['cancelled'] = { by: 'marketplace', reason: '', at: order.updatedAt, wasPacked: order.state === 'packed', takenOut: false }
      return { ...order, state, cancelled: cancellation.safeParse(fieldsOf(sent)['cancelled']).data ?? order.cancelled ?? unknown }
    },
    isReadFirst(item) {
      const order = orders.safeParse(item)
      return order.success && waitsForSeller(order.data)
    },
  },
}
