import type { CancelReason } from '@/contract/modules/order-commands'
import type { Deed } from './acts'
import type { OrderPlan } from './order-plan'
import { arrived } from './transitions'
import { after, cancelled, type OrderProgress, type Transition, type TrackEvent } from './order-progress'

/** Why a deed is refused. */
export type WhyNot =
  /** The order is cancelled: nobody waits for it any more. */
  | 'cancelled'
  /** The order's state does not allow it: it was done already, or another step has to come first. */
  | 'state'
  /** This field of the deed does not fit the order. */
  | { readonly field: string }

const onlySelf: CancelReason = 'cannot-deliver'

function whyNotCancel(progress: OrderProgress, { shipBy, lineCount }: OrderPlan, { reason, lineIds }: Extract<Deed, { kind: 'cancel' }>): WhyNot | null {
  if (progress.state !== 'placed' && progress.state !== 'packed') return 'state'
  if (reason === onlySelf && shipBy === 'lazy') return { field: 'reason' }
  const isLeft = (id: string): boolean => /^L[1-9]\d?$/.test(id) && Number(id.slice(1)) <= lineCount && !progress.cancelledLines.has(id)
  return lineIds.every(isLeft) ? null : { field: 'lineIds' }
}

/** Why a deed is refused; null if it is not. */
export function whyNot(progress: OrderProgress, plan: OrderPlan, deed: Deed): WhyNot | null {
  const { state, cancelled: end } = progress
  const isOut = end === null || !end.wasPacked || end.takenOut
  if (deed.kind === 'taken-out') return state === 'cancelled' && !isOut ? null : 'state'
  // The service may not know that it was packed: it refuses a packing that arrives after the cancellation, yet the parcel exists.
  if (deed.kind === 'handover' && deed.left && state === 'cancelled') return plan.shipBy === 'lazy' && end?.takenOut !== true ? null : 'cancelled'
  if (state === 'cancelled') return 'cancelled'
  switch (deed.kind) {
    case 'pack':
      return state === 'placed' ? null : 'state'
    case 'cancel':
      return whyNotCancel(progress, plan, deed)
    case 'handover':
      return state === 'packed' && plan.shipBy === 'lazy' ? null : 'state'
    case 'dispatch':
      return state === 'packed' && plan.shipBy === 'self' ? null : 'state'
    case 'outcome':
      return state === 'on-the-way' && plan.shipBy === 'self' ? null : 'state'
    case 'customer-cancels':
      return state === 'placed' || state === 'packed' ? null : 'state'
  }
}

/** The steps that a later deed cannot have been done before. */
const steps: ReadonlySet<TrackEvent> = new Set(['ordered', 'packed', 'dispatched'])

/** A phone's clock may be wrong: its time is clamped to between the step before and when the service accepted the deed. */
function doneAt({ track }: OrderProgress, toldAt: number | undefined, at: number): number {
  const before = track.findLast(({ event }) => steps.has(event))?.at ?? 0
  return Math.max(before, Math.min(toldAt ?? at, at))
}

function transitionOf(progress: OrderProgress, plan: OrderPlan, deed: Deed, at: number): Transition {
  const { lineCount } = plan
  switch (deed.kind) {
    case 'pack': {
      const { grams, sides, packedAt, number } = deed
      return { at, doneAt: doneAt(progress, packedAt, at), event: 'packed', raises: true, changes: { state: 'packed', packed: { grams, sides, at: packedAt }, invoiceNumber: number } }
    }
    case 'cancel':
      return cancelled(progress, { ...deed, at, by: 'seller', lineCount })
    case 'handover': {
      const { manifestId, left, toldAt } = deed
      return { at, doneAt: doneAt(progress, toldAt, at), event: left ? 'left' : 'handed-over', raises: true, changes: { state: 'on-the-way', manifestId, sentAt: at } }
    }
    case 'dispatch': {
      const { courier, tracking, toldAt } = deed
      return { at, doneAt: doneAt(progress, toldAt, at), event: 'dispatched', raises: true, changes: { state: 'on-the-way', carrier: { courier, tracking }, sentAt: at } }
    }
    case 'outcome':
      return { ...arrived(at, deed.delivered), doneAt: doneAt(progress, deed.toldAt, at) }
    case 'taken-out':
      return { at, event: 'taken-out', raises: true, changes: { cancelled: progress.cancelled && { ...progress.cancelled, takenOut: true } } }
    case 'customer-cancels':
      return cancelled(progress, { at, by: 'customer', reason: 'changed-mind', lineIds: deed.onlyLine ? ['L1'] : [], lineCount })
  }
}

/** The order after a deed. */
export const done = (progress: OrderProgress, plan: OrderPlan, deed: Deed, at: number): OrderProgress => after(progress, transitionOf(progress, plan, deed, at))
