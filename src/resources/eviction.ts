import { itemSchemaOf, type ReadName } from '@/contract/reads/all-reads'
import { isClosed } from '@/domain/orders/kept-order'

const orders = itemSchemaOf('orders')

/** Whether an item is deleted before others when its read exceeds its bound or the device is full: nothing more can be done with it. */
export const isEvictedFirst: Readonly<Record<ReadName, (item: unknown) => boolean>> = {
  offers: () => false,
  orders(item) {
    const order = orders.safeParse(item)
    return order.success && isClosed(order.data)
  },
}
