import type { DeliveryType } from '@/contract/onboarding'
import type { CancelReason } from '@/contract/modules/order-commands'
import type { Arrival } from './arrivals'
import { hour, minute } from './days'
import { packByOf, type Shop } from './shop'
import { streamOf, type Stream } from './stream'

export const customerReasons = ['changed-mind', 'found-cheaper', 'takes-too-long', 'ordered-twice'] as const
export type CustomerReason = (typeof customerReasons)[number]

/** What happens to an order unless somebody acts on it. Times are in milliseconds since the epoch. */
export interface OrderPlan {
  readonly id: string
  readonly placedAt: number
  readonly packBy: number
  readonly kind: 'sale' | 'replacement'
  readonly shipBy: 'lazy' | 'self'
  readonly deliveryType: DeliveryType
  readonly lineCount: number
  /** When the courier's number comes; null if it is there from the start, or never needed. */
  readonly awbAt: number | null
  readonly customerCancels: { readonly at: number; readonly reason: CustomerReason; readonly onlyLine: boolean } | null
  /** What was done to it before the shop opened; null for orders that came later, or wait at the opening. */
  readonly before: { readonly packAt: number | null; readonly sendAt: number; readonly cancel: { readonly at: number; readonly reason: CancelReason } | null; readonly until: number } | null
  /** How long it travels, and whether it arrives. */
  readonly travel: number
  readonly isDelivered: boolean
  /** How long after its delivery the customer wants to send it back; null for one who does not. */
  readonly returnAfter: number | null
}

const sellerReasons: readonly [CancelReason, ...CancelReason[]] = ['out-of-stock', 'damaged', 'wrong-price']

function beforeOpening(shop: Shop, stream: Stream, order: Pick<OrderPlan, 'placedAt' | 'packBy' | 'shipBy'>): OrderPlan['before'] {
  const { placedAt, packBy, shipBy } = order
  const isRush = shop.waiting.packBy !== null
  const packs = stream.chance(0.995)
  const packedEarly = stream.chance(0.35)
  const packAt = Math.max(placedAt + 11 * minute, Math.min(placedAt + stream.within(20, 600) * minute, packBy - stream.within(5, 90) * minute))
  const sendAt = packAt + stream.within(60, 420) * minute
  const cancels = stream.chance(0.012)
  const reason = shipBy === 'self' && stream.chance(0.4) ? 'cannot-deliver' : stream.pick(sellerReasons)
  const until = shop.openedAt
  if (isRush) return { packAt: Math.min(packAt, until - 2), sendAt: Math.min(sendAt, until - 1), cancel: null, until }
  return {
    packAt: packs && (packBy <= until || packedEarly) ? packAt : null,
    sendAt,
    cancel: cancels ? { at: placedAt + 10 * minute, reason } : null,
    until,
  }
}

/** @param arrival one of the shop's */
export function planOf(shop: Shop, { id, placedAt, waiting }: Arrival): OrderPlan {
  const stream = streamOf(shop.seed, id, 'fate')
  const deliveryType = stream.pick(shop.deliveryTypes)
  const isSelf = stream.chance(0.3)
  const shipBy = shop.shipBy === 'both' ? (isSelf ? 'self' : 'lazy') : shop.shipBy
  const awbLater = stream.chance(0.05)
  const awbAt = placedAt + stream.within(30, 180) * minute
  const cancels = stream.chance(0.03)
  const cancelAt = placedAt + stream.within(15, 900) * minute
  const customerReason = stream.pick(customerReasons)
  const lineCount = stream.pick([1, 1, 1, 1, 1, 2, 2, 3])
  const onlyLine = lineCount > 1 && stream.chance(0.4)
  const travel = stream.within(shipBy === 'self' ? 4 : 20, 110) * hour
  const isDelivered = stream.chance(0.95)
  const returns = stream.chance(0.08)
  const returnAfter = stream.within(20, 200) * hour
  const kind = stream.chance(0.02) ? 'replacement' : 'sale'
  const packBy = (waiting === null ? null : shop.waiting.packBy) ?? packByOf(shop, deliveryType, Math.max(placedAt, waiting === null ? placedAt : shop.openedAt))
  const facts = { placedAt, packBy, shipBy } as const
  return {
    id,
    ...facts,
    kind,
    deliveryType,
    lineCount,
    // Courier and customer change no order that waits at the opening, so that a scenario is the same each time.
    awbAt: awbLater && shipBy === 'lazy' && waiting === null ? awbAt : null,
    customerCancels: cancels && waiting === null ? { at: cancelAt, reason: customerReason, onlyLine } : null,
    before: placedAt < shop.openedAt && waiting === null ? beforeOpening(shop, stream, facts) : null,
    travel,
    isDelivered,
    returnAfter: returns ? returnAfter : null,
  }
}
