import type { Order } from '@/contract/reads/orders/orders'
import { toInstant } from './days'
import type { Fate } from './fate'
import { goodsOf, type Goods } from './goods'
import type { Past, PastSale } from './past'
import type { Shop } from './shop'
import type { Standing } from './standing'
import { trackTexts } from './texts'

/** The parcel. One that was packed before the shop opened has no measurements: they are taken from what is in it. */
function packedOf({ packed }: Standing, lines: Order['lines']): Order['packed'] {
  if (packed === null) return null
  const grams = lines.reduce((sum, line) => sum + (line.grams ?? 0) * line.quantity, 100)
  const [first] = lines
  return { grams: packed.grams ?? grams, sides: packed.sides === null ? (first?.sides ?? [100, 100, 100]) : [...packed.sides], at: toInstant(packed.at) }
}

function courierOf({ carrier }: Standing, { shipBy }: Fate, goods: { readonly courier: string }): string | null {
  return shipBy === 'lazy' ? goods.courier : (carrier?.courier ?? null)
}

/** What a replacement holds: the first lines of the sale that it replaces, for no money, to the same customer. */
function sentAgain({ seed }: Shop, { lineCount }: Fate, { fate }: PastSale): Pick<Goods, 'numbers' | 'lines' | 'buyer'> {
  const { numbers, lines, buyer } = goodsOf(seed, fate)
  return { numbers, buyer, lines: lines.slice(0, lineCount).map((line) => ({ ...line, unitPaise: 0 })) }
}

/** The order as it goes over the wire. */
export function recordOf(shop: Shop, past: Past, fate: Fate, standing: Standing): Order {
  const { id, kind, shipBy, deliveryType, placedAt, packBy } = fate
  const { isCashOnDelivery, ...goods } = goodsOf(shop.seed, fate)
  const replaced = past.replacedBy(fate)
  const { numbers, lines: ordered, buyer } = replaced === null ? goods : sentAgain(shop, fate, replaced)
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
    invoiceNumber: standing.invoiceNumber ?? past.numberOf(id),
    ...(replaced !== null && { refersTo: replaced.number }),
    packed: packedOf(standing, lines),
    manifestId: standing.manifestId,
    track: standing.track.map(({ at, event }) => ({ at: toInstant(at), text: trackTexts[event] })),
    cancelled: cancelled === null ? null : { ...cancelled, at: toInstant(cancelled.at) },
    returnId: standing.returnAskedAt === null ? null : id.replace('OD-', 'RT-'),
  }
}
