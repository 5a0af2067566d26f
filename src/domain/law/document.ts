import type { ModulesAsRead } from '@/contract/modules/modules-as-read'
import type { Order } from '@/contract/reads/orders/orders'
import { dayInIndia } from '../date-texts'
import { stateOfCode } from '../steps/indian-states'
import { amountInWords } from './amount-in-words'
import { needsEWayBill } from './e-way-bill'
import { documentRules, ruleOn, type DocumentKind } from './rules'
import { nameOfStateTax, taxInside, type LineTax } from './tax'

/** Who sells, as the marketplace knows her. */
export type SellerProfile = NonNullable<ModulesAsRead['profile']>

interface DocumentLine extends LineTax {
  readonly id: string
  readonly text: string
  readonly hsn: string
  readonly quantity: number
  readonly unitPaise: number
  /** In basis points. */
  readonly rate: number
  readonly grossPaise: number
}

/** What goes to the customer with the goods; its sums are those of its lines. */
export interface OrderDocument {
  /** A packing slip is no document of law: it stands in for one whose number is still to come. */
  readonly kind: DocumentKind | 'packing-slip'
  /** Null on a packing slip. */
  readonly number: string | null
  /** As `YYYY-MM-DD` in India. */
  readonly day: string
  readonly chargesTax: boolean
  readonly isSameState: boolean
  readonly stateTaxName: 'SGST' | 'UTGST'
  /** Such as `Karnataka (29)`. */
  readonly placeOfSupply: string
  readonly lines: readonly DocumentLine[]
  readonly sums: LineTax & { readonly grossPaise: number }
  readonly inWords: string
  /** Goods of this value may not travel without one. */
  readonly needsEWayBill: boolean
  /** Of what was sent before, for a replacement. */
  readonly replaces: boolean
}

/** `Karnataka (29)`; where nobody knows the code, the code alone. */
export function stateAndCode(code: string): string {
  const state = stateOfCode(code)
  return state === undefined ? code : `${state} (${code})`
}

const add = (sums: OrderDocument['sums'], line: DocumentLine): OrderDocument['sums'] => ({
  taxablePaise: sums.taxablePaise + line.taxablePaise,
  centralPaise: sums.centralPaise + line.centralPaise,
  statePaise: sums.statePaise + line.statePaise,
  integratedPaise: sums.integratedPaise + line.integratedPaise,
  grossPaise: sums.grossPaise + line.grossPaise,
})

const nothing: OrderDocument['sums'] = { taxablePaise: 0, centralPaise: 0, statePaise: 0, integratedPaise: 0, grossPaise: 0 }

/**
 * The document of a packed order: which one the seller's registration gives, what tax each line contains, and the sums.
 * Cancelled lines are not on it. A replacement is not sold a second time: it has a packing slip.
 * @param now for an order that is packed this moment, in milliseconds since the epoch
 */
export function documentOf(order: Order, { gstType, stateCode }: SellerProfile, now: number): OrderDocument {
  const day = dayInIndia(order.packed === null ? now : Date.parse(order.packed.at))
  const rule = ruleOn(documentRules[gstType], day)
  const chargesTax = rule?.chargesTax ?? false
  const isSameState = order.buyer.stateCode === stateCode
  const lines = order.lines
    .filter(({ cancelled }) => !cancelled)
    .map(({ id, title, hsn, quantity, unitPaise, gstRate }): DocumentLine => {
      const rate = chargesTax ? gstRate : 0
      const grossPaise = order.kind === 'replacement' ? 0 : unitPaise * quantity
      return { id, text: title, hsn, quantity, unitPaise, rate, grossPaise, ...taxInside(grossPaise, rate, isSameState) }
    })
  const sums = lines.reduce(add, nothing)
  const isIssued = rule !== null && order.invoiceNumber !== null && order.kind === 'sale'
  return {
    kind: isIssued ? rule.kind : 'packing-slip',
    number: isIssued ? order.invoiceNumber : null,
    day,
    chargesTax,
    isSameState,
    stateTaxName: nameOfStateTax(order.buyer.stateCode),
    placeOfSupply: stateAndCode(order.buyer.stateCode),
    lines,
    sums,
    inWords: amountInWords(sums.grossPaise),
    needsEWayBill: needsEWayBill(order, day),
    replaces: order.kind === 'replacement',
  }
}
