import type { Order } from '@/contract/reads/orders/orders'
import { stateOf } from '@/domain/orders/order-state'
import { orderTexts } from '@/domain/orders/order-texts'
import type { OverlaidOrder } from '@/domain/orders/overlay'
import { hasDocument, hasLabel } from '@/domain/orders/parcel-papers'
import type { Allowance, PressAction } from '@/lists/record-list'
import { ordersTexts as texts } from './texts'
import type { OrderPaper } from './use-print-orders'

/** A paper that can be printed for orders, as data; the screen prints it. */
export interface OrderPrint extends Omit<PressAction<OverlaidOrder>, 'kind' | 'run'> {
  readonly kind: 'print'
  readonly paper: OrderPaper
}

const yes: Allowance = { allowed: true }
const no = (why: string, shown = false): Allowance => ({ allowed: false, why, shown })

/** A parcel that has left needs no label. */
function allowsLabel(order: Order): Allowance {
  const state = stateOf(order)
  if (state !== 'placed' && state !== 'packed') return no(state === 'cancelled' ? orderTexts.whyNot.cancelled : orderTexts.whyNot.done)
  return hasLabel(order) ? yes : no(texts.numberToCome, true)
}

/** Why no paper goes with an order's goods; null where one does. */
export function withoutPapers(order: Order): Allowance | null {
  const state = stateOf(order)
  if (state === null || state === 'cancelled') return no(orderTexts.whyNot[state ?? 'not-known'])
  // The buyer's details are deleted some time after the order is closed, and no paper can be printed without them.
  if (order.packed === null || order.buyer.name === '') return no(order.packed === null ? orderTexts.whyNot['not-yet'] : orderTexts.whyNot.done)
  return null
}

const allowsInvoice = (order: Order): Allowance => withoutPapers(order) ?? (hasDocument(order) ? yes : no(texts.print.slipOnly))
const allowsSlip = (order: Order): Allowance => withoutPapers(order) ?? (hasDocument(order) ? no(texts.print.hasInvoice) : yes)

export const printLabel: OrderPrint = {
  kind: 'print',
  id: 'print-label',
  paper: 'labels',
  label: (count) => texts.print.label(count),
  look: 'outline',
  allows: allowsLabel,
  asks: (count) => texts.print.asksLabels(count),
}

export const printInvoice: OrderPrint = {
  kind: 'print',
  id: 'print-invoice',
  paper: 'documents',
  label: (count) => texts.print.invoice(count),
  look: 'outline',
  allows: allowsInvoice,
  asks: (count) => texts.print.asksInvoices(count),
}

/** The packing slip, which goes with the goods while there is no invoice. */
export const printSlip: OrderPrint = {
  kind: 'print',
  id: 'print-slip',
  paper: 'documents',
  label: (count) => texts.print.slip(count),
  look: 'outline',
  allows: allowsSlip,
  asks: (count) => texts.print.asksSlips(count),
}
