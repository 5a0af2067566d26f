import type { Order } from '@/contract/reads/orders/orders'
import { eWayBillRules, ruleOn } from './rules'

/** The value of an order's goods, tax included. Those of a replacement count too: the law asks what moves, not whether it is sold. */
const valueOf = ({ lines }: Pick<Order, 'lines'>): number =>
  lines.reduce((sum, { cancelled, unitPaise, quantity }) => sum + (cancelled ? 0 : unitPaise * quantity), 0)

/** Whether the goods of an order may only be transported with an e-way bill (LAW-08). @param day as `YYYY-MM-DD` in India */
export function needsEWayBill(order: Pick<Order, 'lines'>, day: string): boolean {
  const limit = ruleOn(eWayBillRules, day)
  return limit !== null && valueOf(order) > limit.abovePaise
}
