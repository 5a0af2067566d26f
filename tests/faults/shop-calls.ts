import { endpoints } from '@/contract/endpoints'
import { documentEndpoints } from '@/contract/modules/order-commands'
import type { SellerId } from './history'
import type { createOrderLedger } from './order-ledger'

interface ShopCall {
  readonly seller: SellerId
  /** With its query. */
  readonly address: string
  /** Null without one. */
  readonly body: unknown
}

/** Answers what a phone reads of a shop; null for any other request. */
export function answerShopCall(orders: ReturnType<typeof createOrderLedger>, { seller, address, body }: ShopCall): object | null {
  const { pathname, searchParams } = new URL(address, 'http://shop')
  switch (pathname) {
    case endpoints.modules.path:
      return { modules: { orders: 1, invoices: 1 }, profile: null, serverTime: new Date().toISOString() }
    case endpoints.orders.path:
      return orders.read(seller, searchParams.get('since'))
    case endpoints.invoiceSeries.path:
      return orders.seriesOf(seller, documentEndpoints.invoiceSeries.request.parse(body))
    default:
      return null
  }
}
