import type { RequestOf } from '@/contract/endpoints'
import type { OverlaidOrder } from '@/domain/orders/overlay'
import type { OrderDeed } from './use-save-order'

type Packed = Pick<OverlaidOrder, 'kind' | 'refused'>

/** Whether an order's packing was refused with the number of its invoice, which may be on paper in the parcel by now (LAW-05). */
export function isNumberGone({ kind, refused }: Packed): boolean {
  if (kind !== 'sale' || refused?.command.action !== 'pack') return false
  const { body, progress } = refused.command
  return body.invoiceNumber !== null && 'isNumberVoid' in progress
}

/** A packing; a replacement is not sold twice and has no number (LAW-09). @param numbersSales whether a sale's draws one */
export const packDeed = (order: Packed, body: RequestOf<'orderPack'>, numbersSales: boolean): OrderDeed => ({
  ...{ action: 'pack', body },
  numbered: numbersSales && order.kind === 'sale',
  isNumberGone: numbersSales && isNumberGone(order),
})
