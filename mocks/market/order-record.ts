import type { Order } from '@/contract/reads/orders/orders'
import { toInstant } from './days'
import type { Fate } from './fate'
import { goodsOf } from './goods'
import type { Shop } from './shop'
import type { Standing } from './standing'
import { trackTexts } from './texts'

/** The parcel that somebody else packed: as heavy and large as what is in it. */
function packedOf({ packed }: Standing, lines: Order['lines']): Order['packed'] {
  if (packed === null) return null
  const grams = lines.reduce((sum, line) => sum + (line.grams ?? 0) * line.quantity, 100)
  const [first] = lines
  return { grams: packed.grams ?? grams, sides: packed.sides === null ? (first?.sides ?? [100, 100, 100]) : [...packed.sides], at: toInstant(packed.at) }
}

function courierOf({ carrier }: Standing, { shipBy }: Fate, goods: { readonly courier: string }): string | null {
  return shipBy === 'lazy' ? goods.courier : (carrier?.courier ?? null)
}

/** The order as it goes over the wire. */
export function recordOf(shop: Shop, fate: Fate, standing: Standing): Order {
  const { id, kind, shipBy, deliveryType, placedAt, packBy } = fate
  const { numbers, lines: ordered, buyer, isCashOnDelivery, ...goods } = goodsOf(shop.seed, fate)
  const lines = ordered.map((line) => ({ ...line, cancelled: standing.cancelledLines.has(line.id) }))
  const toPay = lines.reduce((sum, { unitPaise, quantity, cancelled }) => sum + (cancelled ? 0 : unitPaise * quantity), 0)
  const { cancelled } = standing
  return {
    id,
    rev: standing.rev,
    updatedAt: toInstant(standing.updatedAt),
    kind,
    numbers: [...numbers],
    lines,
    shipBy,
    deliveryType,
    placedAt: toInstant(placedAt),
    packBy: toInstant(packBy),
    state: standing.state,
    buyer,
    cashOnDeliveryPaise: isCashOnDelivery ? toPay : 0,
    courier: courierOf(standing, fate, goods),
    awb: shipBy === 'lazy' ? (standing.hasAwb ? goods.awb : null) : (standing.carrier?.tracking ?? null),
    route: shipBy === 'lazy' ? goods.route : null,
    invoiceNumber: standing.invoiceNumber,
    packed: packedOf(standing, lines),
    manifestId: standing.manifestId,
    track: standing.track.map(({ at, event }) => ({ at: toInstant(at), text: trackTexts[event] })),
    cancelled: cancelled === null ? null : { ...cancelled, at: toInstant(cancelled.at) },
    returnId: standing.returnAskedAt === null ? null : id.replace('OD-', 'RT-'),
  }
}
