import { compareText } from '@/domain/compare-text'
import { inPackingOrder, skuOf } from '@/domain/orders/courier-days'
import type { OverlaidOrder } from '@/domain/orders/overlay'
import { wantedLines } from '@/domain/orders/order-forms'
import { orderTexts } from '@/domain/orders/order-texts'
import { stateOf } from '@/domain/orders/order-state'
import type { OrderState } from '@/contract/reads/orders/orders'
import type { RecordColumn, RecordSort, Standing } from '@/lists/record-list'
import type { BadgeStatus } from '@/ui/status-badge'
import { ordersTexts as texts } from './texts'

const badges = {
  placed: 'to-pack',
  packed: 'in-review',
  'on-the-way': 'in-review',
  delivered: 'sent',
  undelivered: 'attention',
  cancelled: 'declined',
} as const satisfies Record<OrderState, BadgeStatus>

/** Where an order stands; what asks for a decision counts for more. */
export function orderStanding(order: OverlaidOrder): Standing {
  const state = stateOf(order)
  const text = state === null ? orderTexts.unknownState : orderTexts.states[state]
  if (order.refused !== null) return { status: 'attention', text }
  return { status: state === null ? 'locked' : badges[state], text }
}

/** `2 × Blue kurta + 1 × Green kurta`: what is still wanted, or all of it where nothing is. */
export function goodsText(order: OverlaidOrder): string {
  const wanted = wantedLines(order)
  const lines = wanted.length === 0 ? order.lines : wanted
  // Titles have commas of their own.
  return lines.map(({ quantity, title }) => orderTexts.pieces(quantity, title)).join(' + ')
}

/** What an entry says of an order (ORD-01). */
export const orderColumns: readonly RecordColumn<OverlaidOrder>[] = [
  { label: () => texts.goods, text: goodsText },
  { label: () => texts.place, text: ({ buyer }) => texts.placeOf(buyer.city, buyer.pincode) },
]

/** What a search finds besides: by the buyer's name and the courier's number too, and by each SKU (KIT-03). */
export const orderSearched = ({ numbers, lines, buyer, awb, courier, invoiceNumber, refersTo }: OverlaidOrder): readonly string[] => [
  ...numbers,
  ...lines.map(({ sku }) => sku),
  buyer.name,
  awb ?? '',
  courier ?? '',
  invoiceNumber ?? '',
  refersTo ?? '',
]

/** The codes of one parcel alone: the order's number, the customer's, the courier's. */
export const parcelCodes = ({ id, numbers, awb }: OverlaidOrder): readonly string[] => [id, ...numbers, ...(awb === null ? [] : [awb])]

/** What is printed in bars on labels and goods (KIT-09). */
export const orderCodes = (order: OverlaidOrder): readonly string[] => [...parcelCodes(order), ...order.lines.map(({ sku }) => sku)]

export const orderSorts: readonly [RecordSort<OverlaidOrder>, ...RecordSort<OverlaidOrder>[]] = [
  { id: 'pack-by', label: () => texts.sortPackBy, compare: inPackingOrder },
  { id: 'newest', label: () => texts.sortNewest, compare: (one, other) => compareText(other.placedAt, one.placedAt) },
  { id: 'sku', label: () => texts.sortSku, compare: (one, other) => compareText(skuOf(one), skuOf(other)) || inPackingOrder(one, other) },
]
