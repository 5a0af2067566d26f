import type { Order } from '@/contract/reads/orders/orders'
import { toInstant } from './days'
import type { OrderPlan } from './order-plan'
import { goodsOf, type Goods } from './goods'
import type { Past, PastSale } from './past'
import type { Shop } from './shop'
import type { OrderProgress } from './order-progress'
import { trackTexts } from './texts'

/** The parcel. One that was packed before the shop opened has no measurements: they are taken from what is in it. */
function packedOf({ packed }: OrderProgress, lines: Order['lines']): Order['packed'] {
  if (packed === null) return null
  const grams = lines.reduce((sum, line) => sum + (line.grams ?? 0) * line.quantity, 100)
  const [first] = lines
  return { grams: packed.grams ?? grams, sides: packed.sides === null ? (first?.sides ?? [100, 100, 100]) : [...packed.sides], at: toInstant(packed.at) }
}

function courierOf({ carrier }: OrderProgress, { shipBy }: OrderPlan, goods: { readonly courier: string }): string | null {
  return shipBy === 'lazy' ? goods.courier : (carrier?.courier ?? null)
}

/** What a replacement holds: the first lines of the sale that it replaces, for no money, to the same customer. */
function sentAgain({ seed }: Shop, { lineCount }: OrderPlan, { plan }: PastSale): Pick<Goods, 'numbers' | 'lines' | 'buyer'> {
  const { numbers, lines, buyer } = goodsOf(seed, plan)
  return { numbers, buyer, lines: lines.slice(0, lineCount).map((line) => ({ ...line, unitPaise: 0 })) }
}

/** The order as it goes over the wire. */
export function recordOf(shop: Shop, past: Past, plan: OrderPlan, progress: OrderProgress): Order {
  const { id, kind, shipBy, deliveryType, placedAt, packBy } = plan
  const { isCashOnDelivery, ...goods } = goodsOf(shop.seed, plan)
  const replaced = past.replacedBy(plan)
  const { numbers, lines: ordered, buyer } = replaced === null ? goods : sentAgain(shop, plan, replaced)
  const lines = ordered.map((line) => ({ ...line, cancelled: progress.cancelledLines.has(line.id) }))
  const toPay = lines.reduce((sum, { unitPaise, quantity, cancelled }) => sum + (cancelled ? 0 : unitPaise * quantity), 0)
  const { cancelled } = progress
  return {
    id,
    rev: progress.rev,
    updatedAt: toInstant(progress.updatedAt),
    kind,
    numbers: [...numbers],
    lines,
    shipBy,
    deliveryType,
    placedAt: toInstant(placedAt),
    packBy: toInstant(packBy),
    state: progress.state,
    buyer,
    cashOnDeliveryPaise: isCashOnDelivery ? toPay : 0,
    courier: courierOf(progress, plan, goods),
    awb: shipBy === 'lazy' ? (progress.hasAwb ? goods.awb : null) : (progress.carrier?.tracking ?? null),
    route: shipBy === 'lazy' ? goods.route : null,
    invoiceNumber: progress.invoiceNumber ?? past.numberOf(id),
    ...(replaced !== null && { refersTo: replaced.number }),
    packed: packedOf(progress, lines),
    manifestId: progress.manifestId,
    track: progress.track.map(({ at, event }) => ({ at: toInstant(at), text: trackTexts[event] })),
    cancelled: cancelled === null ? null : { ...cancelled, at: toInstant(cancelled.at) },
    returnId: progress.returnAskedAt === null ? null : id.replace('OD-', 'RT-'),
  }
}
