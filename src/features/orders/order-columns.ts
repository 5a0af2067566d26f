import { compareText } from '@/domain/compare-text'
import { inPackingOrder, skuOf } from '@/domain/orders/courier-days'
import type { OverlaidOrder } from '@/domain/orders/overlay'
import { wantedLines } from '@/domain/orders/order-forms'
import { orderTexts } from '@/domain/orders/order-texts'
import { stateOf } from '@/domain/orders/order-state'
import type { OrderState } from '@/contract/reads/orders/orders'
import type { RecordColumn, RecordSort, RecordStatus } from '@/lists/record-list'
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

/** The status badge of an order: its text names the state, its look says if a decision is needed. */
export function orderStatus(order: OverlaidOrder): RecordStatus {
  const state = stateOf(order)
  const text = state === null ? orderTexts.unknownState : orderTexts.states[state]
  if (order.refused !== null) return { status: 'attention', text }
  return { status: state === null ? 'locked' : badges[state], text }
}

/** `2 × Blue kurta + 1 × Green kurta`: the items still wanted, or all items if none is. */
export function goodsText(order: OverlaidOrder): string {
  const wanted = wantedLines(order)
  const lines = wanted.length === 0 ? order.lines : wanted
  // Not joined by commas, since titles contain them.
  return lines.map(({ quantity, title }) => orderTexts.pieces(quantity, title)).join(' + ')
}

/** What a list entry shows of an order (ORD-01). */
export const orderColumns: readonly RecordColumn<OverlaidOrder>[] = [
  { label: () => texts.goods, text: goodsText },
  { label: () => texts.place, text: ({ buyer }) => texts.placeOf(buyer.city, buyer.pincode) },
]

/** Further texts that a search looks through, such as the buyer's name, the courier's number and each SKU (KIT-03). */
export const orderSearched = ({ numbers, lines, buyer, awb, courier, invoiceNumber, refersTo }: OverlaidOrder): readonly string[] => [
  ...numbers,
  ...lines.map(({ sku }) => sku),
  buyer.name,
  awb ?? '',
  courier ?? '',
  invoiceNumber ?? '',
  refersTo ?? '',
]

/** The codes on a parcel: the order's id, the customer's order numbers, the courier's number. */
export const parcelCodes = ({ id, numbers, awb }: OverlaidOrder): readonly string[] => [id, ...numbers, ...(awb === null ? [] : [awb])]

/** The codes that are printed as barcodes on labels and goods (KIT-09). */
export const orderCodes = (order: OverlaidOrder): readonly string[] => [...parcelCodes(order), ...order.lines.map(({ sku }) => sku)]

export const orderSorts: readonly [RecordSort<OverlaidOrder>, ...RecordSort<OverlaidOrder>[]] = [
  { id: 'pack-by', label: () => texts.sortPackBy, compare: inPackingOrder },
  { id: 'newest', label: () => texts.sortNewest, compare: (one, other) => compareText(other.placedAt, one.placedAt) },
  { id: 'sku', label: () => texts.sortSku, compare: (one, other) => compareText(skuOf(one), skuOf(other)) || inPackingOrder(one, other) },
]
