import type { Order } from '@/contract/reads/orders/orders'
import type { SellerProfile } from './document'
import { documentRules, ruleOn } from './rules'

/**
 * Whether an order is for a customer in another state, to which its seller's registration does not let her sell (LAW-04).
 * A replacement is not sold again. @param day as `YYYY-MM-DD` in India
 */
export function isBeyondOwnState({ kind, buyer }: Pick<Order, 'kind' | 'buyer'>, { gstType, stateCode }: Pick<SellerProfile, 'gstType' | 'stateCode'>, day: string): boolean {
  const rule = ruleOn(documentRules[gstType], day)
  return kind === 'sale' && rule !== null && !rule.otherStates && buyer.stateCode !== stateCode
}
