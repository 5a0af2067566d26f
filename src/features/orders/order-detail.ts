import { clock } from '@/clock/clock'
import { dispatchedAt } from '@/contract/modules/dispatched-at'
import { choiceNames } from '@/domain/steps/choice-names'
import { dayInIndia, shortTimeText } from '@/domain/date-texts'
import { needsEWayBill } from '@/domain/law/e-way-bill'
import { paiseText } from '@/domain/money-text'
import { doneText, orderTexts } from '@/domain/orders/order-texts'
import { hasLeft, stateOf } from '@/domain/orders/order-state'
import type { OverlaidOrder } from '@/domain/orders/overlay'
import { isNumberToCome } from '@/domain/orders/parcel-papers'
import type { SavedOrderCommand } from '@/domain/orders/saved-order-command'
import type { RecordDetail, RecordEvent, RecordPart } from '@/lists/record-list'
import { OrderNotice } from './order-notice'
import { ordersTexts as texts } from './texts'

const parts = ({ kind, lines }: OverlaidOrder): readonly RecordPart[] =>
  lines.map(({ id, sku, title, quantity, unitPaise, cancelled }) => ({
    id,
    title: orderTexts.pieces(quantity, title),
    detail: sku,
    ...(kind === 'sale' && { amount: paiseText(unitPaise * quantity) }),
    ...(cancelled && { gone: texts.lineCancelled }),
  }))

/** The marketplace's events, then what was done on this phone and is not among them yet. */
const events = ({ track, notYetRead, packed }: OverlaidOrder): readonly RecordEvent[] => [
  ...track.map(({ at, text }) => ({ at: Date.parse(at), text, onThisPhone: false })),
  ...notYetRead.map((command) => ({ at: doneAt(command, packed), text: doneText(command), onThisPhone: true })),
]

/** The time that the command sends to the marketplace, so that its event will show the same. */
function doneAt({ action, body, savedAt }: SavedOrderCommand, packed: OverlaidOrder['packed']): number {
  if (action === 'dispatch') return Math.max(dispatchedAt(body), packed === null ? 0 : Date.parse(packed.at))
  return 'at' in body ? Date.parse(body.at) : savedAt
}

/** Whether the order is shipped at all: a cancelled one shows neither payment nor e-way bill. */
const goes = (order: OverlaidOrder): boolean => stateOf(order) !== 'cancelled'

function payment(order: OverlaidOrder): string {
  const { kind, cashOnDeliveryPaise } = order
  if (!goes(order)) return ''
  if (kind === 'replacement') return texts.replacement
  return cashOnDeliveryPaise === 0 ? orderTexts.prepaid : orderTexts.collect(paiseText(cashOnDeliveryPaise))
}

function courier(order: OverlaidOrder): string {
  if (order.courier !== null) return order.courier
  return order.shipBy === 'self' && hasLeft(order) ? texts.broughtByYou : ''
}

const courierNumber = (order: OverlaidOrder): string => order.awb ?? (isNumberToCome(order) ? texts.numberToCome : '')

/** By the rules of the day on which the order was packed, or has to be packed. */
const eWayBill = (order: OverlaidOrder): string =>
  goes(order) && needsEWayBill(order, dayInIndia(Date.parse(order.packed?.at ?? order.packBy))) ? texts.eWayBillNeeded : ''

const parcel = ({ packed }: OverlaidOrder): string =>
  packed === null ? '' : `${orderTexts.grams(packed.grams)}, ${orderTexts.sides(...packed.sides)}`

/** The details of an order, in the order in which the seller needs them. */
export const orderDetail: RecordDetail<OverlaidOrder> = {
  Notice: OrderNotice,
  partsTitle: () => texts.goods,
  parts,
  facts: [
    { label: () => texts.buyer, text: ({ buyer }) => [buyer.name, buyer.street?.replaceAll(/\s*\n\s*/g, ', '), texts.placeOf(buyer.city, buyer.pincode), buyer.phone].filter((part) => part !== undefined && part !== '').join(', ') },
    { label: () => texts.payment, text: payment },
    { label: () => texts.delivery, text: ({ deliveryType }) => choiceNames.deliveryTypes[deliveryType] },
    { label: () => texts.courier, text: courier },
    { label: () => texts.courierNumber, text: courierNumber },
    { label: () => texts.eWayBill, text: eWayBill },
    { label: () => texts.parcel, text: parcel },
    { label: () => texts.invoice, text: ({ invoiceNumber }) => invoiceNumber ?? '' },
    { label: () => texts.firstInvoice, text: ({ refersTo }) => refersTo ?? '' },
    { label: () => texts.numbers, text: ({ numbers }) => numbers.join(', ') },
    { label: () => texts.placed, text: ({ placedAt }) => shortTimeText(Date.parse(placedAt), clock.now()) },
  ],
  events,
}
