import type { CancelReason } from '@/contract/modules/order-commands'
import type { Deed } from './acts'
import type { Fate } from './fate'
import { arrived } from './happenings'
import { after, cancelled, type Happening, type Standing, type TrackEvent } from './standing'

/** Why an order does not let something be done to it. */
export type WhyNot =
  /** Nobody waits for it any more. */
  | 'cancelled'
  /** It is not where that could be done: it was done, or something else comes first. */
  | 'state'
  /** The deed itself does not fit the order; `field` of it. */
  | { readonly field: string }

const onlySelf: CancelReason = 'cannot-deliver'

function whyNotCancel(standing: Standing, { shipBy, lineCount }: Fate, { reason, lineIds }: Extract<Deed, { kind: 'cancel' }>): WhyNot | null {
  if (standing.state !== 'placed' && standing.state !== 'packed') return 'state'
  if (reason === onlySelf && shipBy === 'lazy') return { field: 'reason' }
  const isLeft = (id: string): boolean => /^L[1-9]\d?$/.test(id) && Number(id.slice(1)) <= lineCount && !standing.cancelledLines.has(id)
  return lineIds.every(isLeft) ? null : { field: 'lineIds' }
}

/** What stands against a deed; null where nothing does. */
export function whyNot(standing: Standing, fate: Fate, deed: Deed): WhyNot | null {
  const { state, cancelled: end } = standing
  const isOut = end === null || !end.wasPacked || end.takenOut
  if (deed.kind === 'taken-out') return state === 'cancelled' && !isOut ? null : 'state'
  // Whether it was packed is known to the seller alone: a packing that came after the cancellation was refused.
  if (deed.kind === 'handover' && deed.left && state === 'cancelled') return fate.shipBy === 'lazy' && end?.takenOut !== true ? null : 'cancelled'
  if (state === 'cancelled') return 'cancelled'
  switch (deed.kind) {
    case 'pack':
      return state === 'placed' ? null : 'state'
    case 'cancel':
      return whyNotCancel(standing, fate, deed)
    case 'handover':
      return state === 'packed' && fate.shipBy === 'lazy' ? null : 'state'
    case 'dispatch':
      return state === 'packed' && fate.shipBy === 'self' ? null : 'state'
    case 'outcome':
      return state === 'on-the-way' && fate.shipBy === 'self' ? null : 'state'
    case 'customer-cancels':
      return state === 'placed' || state === 'packed' ? null : 'state'
  }
}

/** What has to come before what is told next. */
const steps: ReadonlySet<TrackEvent> = new Set(['ordered', 'packed', 'dispatched'])

/** A phone's clock may be wrong: nothing was done later than the service took it, or before the step before it. */
function doneAt({ track }: Standing, toldAt: number | undefined, at: number): number {
  const before = track.findLast(({ event }) => steps.has(event))?.at ?? 0
  return Math.max(before, Math.min(toldAt ?? at, at))
}

function happeningOf(standing: Standing, fate: Fate, deed: Deed, at: number): Happening {
  const { lineCount } = fate
  switch (deed.kind) {
    case 'pack': {
      const { grams, sides, packedAt, number } = deed
      return { at, doneAt: doneAt(standing, packedAt, at), event: 'packed', raises: true, changes: { state: 'packed', packed: { grams, sides, at: packedAt }, invoiceNumber: number } }
    }
    case 'cancel':
      return cancelled(standing, { ...deed, at, by: 'seller', lineCount })
    case 'handover': {
      const { manifestId, left, toldAt } = deed
      return { at, doneAt: doneAt(standing, toldAt, at), event: left ? 'left' : 'handed-over', raises: true, changes: { state: 'on-the-way', manifestId, sentAt: at } }
    }
    case 'dispatch': {
      const { courier, tracking, toldAt } = deed
      return { at, doneAt: doneAt(standing, toldAt, at), event: 'dispatched', raises: true, changes: { state: 'on-the-way', carrier: { courier, tracking }, sentAt: at } }
    }
    case 'outcome':
      return { ...arrived(at, deed.delivered), doneAt: doneAt(standing, deed.toldAt, at) }
    case 'taken-out':
      return { at, event: 'taken-out', raises: true, changes: { cancelled: standing.cancelled && { ...standing.cancelled, takenOut: true } } }
    case 'customer-cancels':
      return cancelled(standing, { at, by: 'customer', reason: 'changed-mind', lineIds: deed.onlyLine ? ['L1'] : [], lineCount })
  }
}

/** The order once that is done. */
export const done = (standing: Standing, fate: Fate, deed: Deed, at: number): Standing => after(standing, happeningOf(standing, fate, deed, at))
