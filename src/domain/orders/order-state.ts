import { dayMilliseconds } from '@/contract/limits'
import { orderStates, type Order, type OrderState } from '@/contract/reads/orders/orders'

/** What a seller can do with an order. */
export type OrderCommand = 'pack' | 'cancel' | 'handover' | 'dispatch' | 'outcome' | 'taken-out'

/**
 * Why something cannot be done with an order.
 * - `not-known`: the order is in a state that this version does not know
 * - `not-yet`: the order has to be packed first
 * - `not-sent`: the order has not left yet
 * - `done`: it has been done already, or the order is past that point
 * - `cancelled`: the order is cancelled
 * - `other-delivery`: it does not apply to this order's kind of delivery
 * - `too-late`: the marketplace has cancelled the order by now, or will
 * - `nothing-to-take-out`: the cancelled order has no packed parcel
 */
export type WhyNot = 'not-known' | 'not-yet' | 'not-sent' | 'done' | 'cancelled' | 'other-delivery' | 'too-late' | 'nothing-to-take-out'

export type Permission = { readonly may: true } | { readonly may: false; readonly why: WhyNot }

/** How long after its packing deadline the marketplace cancels an order that is not packed (MOVE-02). */
const cancelledAfterMilliseconds = dayMilliseconds

const yes: Permission = { may: true }
const no = (why: WhyNot): Permission => ({ may: false, why })

/** The state of an order; null for one that this version does not know. */
export const stateOf = ({ state }: Pick<Order, 'state'>): OrderState | null => orderStates.find((known) => known === state) ?? null

const statesOnceLeft: ReadonlySet<OrderState | null> = new Set<OrderState>(['on-the-way', 'delivered', 'undelivered'])

/** Whether a parcel has left the seller. */
export const hasLeft = (order: Pick<Order, 'state'>): boolean => statesOnceLeft.has(stateOf(order))

/** Whether the seller can do something with an order in its current state (MOVE-01). @param now milliseconds since the epoch */
export function may(order: Order, command: OrderCommand, now: number): Permission {
  const state = stateOf(order)
  if (state === null) return no('not-known')
  if (command === 'taken-out') return mayTakeOut(order, state)
  if ((command === 'handover' && order.shipBy === 'self') || ((command === 'dispatch' || command === 'outcome') && order.shipBy === 'lazy'))
    return no('other-delivery')
  if (state === 'cancelled') return no('cancelled')
  switch (command) {
    case 'pack':
      if (state !== 'placed') return no('done')
      return now > Date.parse(order.packBy) + cancelledAfterMilliseconds ? no('too-late') : yes
    case 'cancel':
      return hasLeft(order) ? no('done') : yes
    case 'handover':
    case 'dispatch':
      return state === 'packed' ? yes : no(state === 'placed' ? 'not-yet' : 'done')
    case 'outcome':
      return state === 'on-the-way' ? yes : no(hasLeft(order) ? 'done' : 'not-sent')
  }
}

function mayTakeOut({ cancelled }: Order, state: OrderState): Permission {
  if (state !== 'cancelled' || cancelled === null || !cancelled.wasPacked) return no('nothing-to-take-out')
  return cancelled.takenOut ? no('done') : yes
}

/** Whether the seller has something to do with an order; these are the orders that a phone loads first from its storage. */
export function waitsForSeller(order: Order): boolean {
  const state = stateOf(order)
  return state === 'placed' || state === 'packed' || (state === 'on-the-way' && order.shipBy === 'self') || (state !== null && mayTakeOut(order, state).may)
}

/**
 * Whether a parcel may have left with the courier although its order had been cancelled: the seller then hands it over with
 * `left` (CLASH-02). The marketplace may not know that it was packed, since it refuses a packing that arrives too late.
 */
export const mayHaveLeft = (order: Order): boolean => order.shipBy === 'lazy' && stateOf(order) === 'cancelled' && order.cancelled?.takenOut === false
