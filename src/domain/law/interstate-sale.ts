import type { Order } from '@/contract/reads/orders/orders'
import type { SellerProfile } from './document'
import { documentRules, ruleOn } from './rules'

/**
 * Whether an order goes to another state although the seller's registration only allows sales within her own (LAW-04).
 * A replacement is not a second sale, so it may go there. @param day as `YYYY-MM-DD` in India
 */
export function isForbiddenInterstateSale({ kind, buyer }: Pick<Order, 'kind' | 'buyer'>, { gstType, stateCode }: Pick<SellerProfile, 'gstType' | 'stateCode'>, day: string): boolean {
  const rule = ruleOn(documentRules[gstType], day)
  return kind === 'sale' && rule !== null && !rule.otherStates && buyer.stateCode !== stateCode
}
