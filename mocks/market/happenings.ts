import { day, hour } from './days'
import type { Fate } from './fate'
import { cancelled, type Happening, type Standing } from './standing'

/** The marketplace cancels an order that is still not packed this long after its time (MOVE-02). */
const unpackedFor = day

const packedBefore = (at: number): Happening => ({ at, event: 'packed', raises: true, changes: { state: 'packed', packed: { grams: null, sides: null, at } } })

const cancelledByCustomer = (standing: Standing, { customerCancels, lineCount }: Fate): readonly Happening[] =>
  customerCancels === null || standing.cancelledLines.size > 0
    ? []
    : [cancelled(standing, { ...customerCancels, by: 'customer', lineIds: customerCancels.onlyLine ? ['L1'] : [], lineCount })]

const courierNumber = ({ hasAwb }: Standing, { awbAt }: Fate): readonly Happening[] =>
  hasAwb || awbAt === null ? [] : [{ at: awbAt, event: 'awb', raises: false, changes: { hasAwb: true } }]

/** What was done to an order, as if by the seller, before the shop opened. */
function doneBefore(standing: Standing, { before, lineCount }: Fate): readonly Happening[] {
  if (before === null) return []
  const { packAt, cancel, until } = before
  return [
    ...(packAt === null ? [] : [packedBefore(packAt)]),
    ...(cancel === null ? [] : [cancelled(standing, { ...cancel, by: 'seller', lineIds: [], lineCount })]),
  ].filter(({ at }) => at < until)
}

function whilePlaced(standing: Standing, fate: Fate): readonly Happening[] {
  const { packBy, lineCount } = fate
  return [
    ...cancelledByCustomer(standing, fate),
    ...courierNumber(standing, fate),
    ...doneBefore(standing, fate),
    cancelled(standing, { at: packBy + unpackedFor, by: 'marketplace', reason: 'not-packed', lineIds: [], lineCount }),
  ]
}

const whilePacked = (standing: Standing, fate: Fate): readonly Happening[] => [
  ...cancelledByCustomer(standing, fate),
  ...courierNumber(standing, fate),
  ...(fate.before !== null && fate.before.sendAt < fate.before.until
    ? [{ at: fate.before.sendAt, event: fate.shipBy === 'lazy' ? 'handed-over' : 'dispatched', raises: true, changes: { state: 'on-the-way', sentAt: fate.before.sendAt } } as const]
    : []),
]

export const arrived = (at: number, isDelivered: boolean): Happening =>
  isDelivered
    ? { at, event: 'delivered', raises: true, changes: { state: 'delivered' } }
    : { at, event: 'undelivered', raises: true, changes: { state: 'undelivered', returnAskedAt: at } }

function underWay({ sentAt, hasMoved, cancelled: end }: Standing, fate: Fate): readonly Happening[] {
  if (sentAt === null) return []
  const { travel, shipBy, before, isDelivered } = fate
  const arrival = sentAt + travel
  // Nobody accepts a parcel whose order was cancelled before it left.
  const isTaken = isDelivered && end === null
  // Only the seller can report the arrival of what she ships herself; for orders from before the opening the market does it.
  const isTold = shipBy === 'lazy' || (before !== null && arrival < before.until)
  return [
    ...(shipBy === 'lazy' && !hasMoved ? [{ at: sentAt + travel / 2, event: 'on-its-way', raises: false, changes: { hasMoved: true } } as const] : []),
    ...(isTold ? [arrived(arrival, isTaken)] : []),
  ]
}

function onceDelivered({ updatedAt, returnAskedAt }: Standing, { returnAfter }: Fate): readonly Happening[] {
  if (returnAfter === null || returnAskedAt !== null) return []
  const at = updatedAt + returnAfter
  return [{ at, event: 'return-asked', raises: true, changes: { returnAskedAt: at } }]
}

/** A parcel that was cancelled before the shop opened was also taken out by then, so that the seller is not asked to do it. */
function takenOutBefore({ cancelled: end }: Standing, { before }: Fate): readonly Happening[] {
  if (before === null || end === null || !end.wasPacked || end.takenOut || end.at >= before.until) return []
  const at = Math.min(end.at + 2 * hour, before.until)
  return [{ at, event: 'taken-out', raises: true, changes: { cancelled: { ...end, takenOut: true } } }]
}

function thatMayCome(standing: Standing, fate: Fate): readonly Happening[] {
  switch (standing.state) {
    case 'placed':
      return whilePlaced(standing, fate)
    case 'packed':
      return whilePacked(standing, fate)
    case 'on-the-way':
      return underWay(standing, fate)
    case 'delivered':
      return onceDelivered(standing, fate)
    case 'cancelled':
      return takenOutBefore(standing, fate)
    case 'undelivered':
      return []
  }
}

/** The next change that comes by itself, or null. One that was due before the order's last change does not come any more. */
export function nextHappening(standing: Standing, fate: Fate): Happening | null {
  let next: Happening | null = null
  for (const happening of thatMayCome(standing, fate))
    if (happening.at > standing.updatedAt && (next === null || happening.at < next.at)) next = happening
  return next
}
