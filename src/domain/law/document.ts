import type { ModulesAsRead } from '@/contract/modules/modules-as-read'
import type { Order } from '@/contract/reads/orders/orders'
import { dayInIndia } from '../date-texts'
import { stateOfCode } from '../steps/indian-states'
import { amountInWords } from './amount-in-words'
import { needsEWayBill } from './e-way-bill'
import { documentRules, ruleOn, type DocumentKind } from './rules'
import { nameOfStateTax, taxInside, type LineTax } from './tax'

/** The seller's profile, as the marketplace has it. */
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
  /** A packing slip is not a legal document: it goes with the goods while the document has no number yet. */
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
  /** Whether goods of this value may only be transported with an e-way bill. */
  readonly needsEWayBill: boolean
  /** Whether the order replaces goods that were sent before. */
  readonly replaces: boolean
}

/** `Karnataka (29)`; only the code if it is unknown. */
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
 * The document of a packed order: its kind by the seller's GST registration, the tax inside each line, and the sums.
 * Cancelled lines are left out. A replacement is not a second sale: it gets a packing slip.
 * @param now the time of packing of an order that is not packed yet, in milliseconds since the epoch
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
