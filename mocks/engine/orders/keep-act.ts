import type { Deed } from '@mocks/market/acts'
import { actKey } from '../records'
import type { Records } from '../store'

/** Stores what was done to an order, as the last of the seller's acts. */
export async function keepAct({ acts }: Records, sellerId: string, orderId: string, deed: Deed, at: number): Promise<void> {
  const place = await acts.countOf('sellerId', sellerId)
  await acts.put(actKey(sellerId, place), { sellerId, orderId, at, deed })
}
