import { whyNot } from '@mocks/market/deeds'
import { progressAt } from '@mocks/market/progress-at'
import type { Service } from '../service'
import type { Records } from '../store'
import { findOrder } from './change-order'
import { keepAct } from './keep-act'
import { shopOf } from './shop-of'

const deed = { kind: 'customer-cancels', onlyLine: false } as const

/** The customer cancels, if she still can: an order that is cancelled or has left stays as it is. */
export async function cancelForCustomer(records: Records, service: Service, sellerId: string, orderId: string): Promise<void> {
  const now = service.now()
  const seller = await records.sellers.get(sellerId)
  const shop = seller === undefined ? null : shopOf(seller, now)
  const found = shop === null ? null : await findOrder({ records, service, shop, now }, orderId)
  if (found === null || !found.ok) throw new Error(`There is no order ${orderId}.`)
  const { plan, acts } = found.body
  if (whyNot(progressAt(plan, acts, now).progress, plan, deed) === null) await keepAct(records, sellerId, orderId, deed, now)
}
