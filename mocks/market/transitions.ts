import { day, hour } from './days'
import type { OrderPlan } from './order-plan'
import { cancelled, type OrderProgress, type Transition } from './order-progress'

/** The marketplace cancels an order that is still not packed this long after its time (MOVE-02). */
const unpackedFor = day

const packedBefore = (at: number): Transition => ({ at, event: 'packed', raises: true, changes: { state: 'packed', packed: { grams: null, sides: null, at } } })

const cancelledByCustomer = (progress: OrderProgress, { customerCancels, lineCount }: OrderPlan): readonly Transition[] =>
  customerCancels === null || progress.cancelledLines.size > 0
    ? []
    : [cancelled(progress, { ...customerCancels, by: 'customer', lineIds: customerCancels.onlyLine ? ['L1'] : [], lineCount })]

const courierNumber = ({ hasAwb }: OrderProgress, { awbAt }: OrderPlan): readonly Transition[] =>
  hasAwb || awbAt === null ? [] : [{ at: awbAt, event: 'awb', raises: false, changes: { hasAwb: true } }]

/** What was done to an order, as if by the seller, before the shop opened. */
function doneBefore(progress: OrderProgress, { before, lineCount }: OrderPlan): readonly Transition[] {
  if (before === null) return []
  const { packAt, cancel, until } = before
  return [
    ...(packAt === null ? [] : [packedBefore(packAt)]),
    ...(cancel === null ? [] : [cancelled(progress, { ...cancel, by: 'seller', lineIds: [], lineCount })]),
  ].filter(({ at }) => at < until)
}

function whilePlaced(progress: OrderProgress, plan: OrderPlan): readonly Transition[] {
  const { packBy, lineCount } = plan
  return [
    ...cancelledByCustomer(progress, plan),
    ...courierNumber(progress, plan),
    ...doneBefore(progress, plan),
    cancelled(progress, { at: packBy + unpackedFor, by: 'marketplace', reason: 'not-packed', lineIds: [], lineCount }),
  ]
}

const whilePacked = (progress: OrderProgress, plan: OrderPlan): readonly Transition[] => [
  ...cancelledByCustomer(progress, plan),
  ...courierNumber(progress, plan),
  ...(plan.before !== null && plan.before.sendAt < plan.before.until
    ? [{ at: plan.before.sendAt, event: plan.shipBy === 'lazy' ? 'handed-over' : 'dispatched', raises: true, changes: { state: 'on-the-way', sentAt: plan.before.sendAt } } as const]
    : []),
]

export const arrived = (at: number, isDelivered: boolean): Transition =>
  isDelivered
    ? { at, event: 'delivered', raises: true, changes: { state: 'delivered' } }
    : { at, event: 'undelivered', raises: true, changes: { state: 'undelivered', returnAskedAt: at } }

function underWay({ sentAt, hasMoved, cancelled: end }: OrderProgress, plan: OrderPlan): readonly Transition[] {
  if (sentAt === null) return []
  const { travel, shipBy, before, isDelivered } = plan
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

function onceDelivered({ updatedAt, returnAskedAt }: OrderProgress, { returnAfter }: OrderPlan): readonly Transition[] {
  if (returnAfter === null || returnAskedAt !== null) return []
  const at = updatedAt + returnAfter
  return [{ at, event: 'return-asked', raises: true, changes: { returnAskedAt: at } }]
}

/** A parcel that was cancelled before the shop opened was also taken out by then, so that the seller is not asked to do it. */
function takenOutBefore({ cancelled: end }: OrderProgress, { before }: OrderPlan): readonly Transition[] {
  if (before === null || end === null || !end.wasPacked || end.takenOut || end.at >= before.until) return []
  const at = Math.min(end.at + 2 * hour, before.until)
  return [{ at, event: 'taken-out', raises: true, changes: { cancelled: { ...end, takenOut: true } } }]
}

function thatMayCome(progress: OrderProgress, plan: OrderPlan): readonly Transition[] {
  switch (progress.state) {
    case 'placed':
      return whilePlaced(progress, plan)
    case 'packed':
      return whilePacked(progress, plan)
    case 'on-the-way':
      return underWay(progress, plan)
    case 'delivered':
      return onceDelivered(progress, plan)
    case 'cancelled':
      return takenOutBefore(progress, plan)
    case 'undelivered':
      return []
  }
}

/** The next change that comes by itself, or null. One that was due before the order's last change does not come any more. */
export function nextTransition(progress: OrderProgress, plan: OrderPlan): Transition | null {
  let next: Transition | null = null
  for (const transition of thatMayCome(progress, plan))
    if (transition.at > progress.updatedAt && (next === null || transition.at < next.at)) next = transition
  return next
}
