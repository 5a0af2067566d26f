import { itemSchemaOf, type ReadName } from '@/contract/reads/all-reads'
import { isClosed } from '@/domain/orders/kept-order'

const orders = itemSchemaOf('orders')

/** What of a read goes before all else, above its bound and where the device is full: nothing is to be done with it any more. */
export const goesFirst: Readonly<Record<ReadName, (item: unknown) => boolean>> = {
  offers: () => false,
  orders(item) {
    const order = orders.safeParse(item)
    return order.success && isClosed(order.data)
  },
}
