import type { RequestOf, ResponseOf } from '@/contract/endpoints'
import { accept, type Outcome } from '../outcome'
import type { Seller } from '../records'
import type { Service } from '../service'
import type { ReadRecords } from '../store'
import { findOrder } from './change-order'
import { refuseUnapproved } from './refusals'
import { shopOf } from './shop-of'

/** One of a seller's orders as it is now, however old. */
export async function readOrder(
  records: ReadRecords,
  service: Service,
  seller: Seller,
  { id }: RequestOf<'record'>,
): Promise<Outcome<ResponseOf<'record'>>> {
  const now = service.now()
  const shop = shopOf(seller, now)
  if (shop === null) return refuseUnapproved()
  const found = await findOrder({ records, service, shop, now }, id)
  return found.ok ? accept({ success: true, record: found.body.recordAfter(found.body.acts) }) : found
}
