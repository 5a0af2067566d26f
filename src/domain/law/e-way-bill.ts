import type { Order } from '@/contract/reads/orders/orders'
import { eWayBillRules, ruleOn } from './rules'

/** What the goods of an order cost, tax included; those of a replacement are not sold again. */
const valueOf = ({ kind, lines }: Pick<Order, 'kind' | 'lines'>): number =>
  kind === 'replacement' ? 0 : lines.reduce((sum, { cancelled, unitPaise, quantity }) => sum + (cancelled ? 0 : unitPaise * quantity), 0)

/** Whether the goods of an order may not travel without an e-way bill (LAW-08). @param day as `YYYY-MM-DD` in India */
export function needsEWayBill(order: Pick<Order, 'kind' | 'lines'>, day: string): boolean {
  const limit = ruleOn(eWayBillRules, day)
  return limit !== null && valueOf(order) > limit.abovePaise
}
