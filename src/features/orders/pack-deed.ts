import type { RequestOf } from '@/contract/endpoints'
import type { OverlaidOrder } from '@/domain/orders/overlay'
import type { OrderDeed } from './use-save-order'

type Packed = Pick<OverlaidOrder, 'kind' | 'refused'>

/** Whether a refused packing made its invoice number void: the invoice may already be printed and in the parcel (LAW-05). */
export function isInvoiceNumberVoid({ kind, refused }: Packed): boolean {
  if (kind !== 'sale' || refused?.command.action !== 'pack') return false
  const { body, progress } = refused.command
  return body.invoiceNumber !== null && 'isNumberVoid' in progress
}

/** The deed of packing an order; a replacement is no new sale and gets no invoice number (LAW-09). @param numbersSales whether a sale draws one */
export const packDeed = (order: Packed, body: RequestOf<'orderPack'>, numbersSales: boolean): OrderDeed => ({
  ...{ action: 'pack', body },
  numbered: numbersSales && order.kind === 'sale',
  isInvoiceNumberVoid: numbersSales && isInvoiceNumberVoid(order),
})
