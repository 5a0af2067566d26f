import type { OrderState, cancelledBy } from '@/contract/reads/orders/orders'
import type { OrderPlan } from './order-plan'

/** What happened to an order; `trackTexts` has the words for it in the seller's language. */
export type TrackEvent = 'ordered' | 'awb' | 'packed' | 'handed-over' | 'dispatched' | 'left' | 'on-its-way' | 'delivered' | 'undelivered' | 'return-asked' | 'cancelled' | 'line-cancelled' | 'taken-out'

/** How an order stands at a moment. */
export interface OrderProgress {
  readonly state: OrderState
  readonly rev: number
  readonly updatedAt: number
  readonly hasAwb: boolean
  readonly packed: { readonly grams: number | null; readonly sides: readonly [number, number, number] | null; readonly at: number } | null
  readonly invoiceNumber: string | null
  readonly cancelledLines: ReadonlySet<string>
  readonly cancelled: { readonly by: (typeof cancelledBy)[number]; readonly reason: string; readonly at: number; readonly wasPacked: boolean; readonly takenOut: boolean } | null
  readonly manifestId: string | null
  /** Who delivers an order that the seller ships; `courier` and `tracking` are null if she delivers it herself. */
  readonly carrier: { readonly courier: string | null; readonly tracking: string | null } | null
  readonly sentAt: number | null
  readonly hasMoved: boolean
  readonly returnAskedAt: number | null
  readonly track: readonly { readonly at: number; readonly event: TrackEvent }[]
  /** When it last changed by itself. */
  readonly lifeAt: number
}

export const asOrdered = ({ placedAt, awbAt }: OrderPlan): OrderProgress => ({
  state: 'placed',
  rev: 1,
  updatedAt: placedAt,
  hasAwb: awbAt === null,
  packed: null,
  invoiceNumber: null,
  cancelledLines: new Set(),
  cancelled: null,
  manifestId: null,
  carrier: null,
  sentAt: null,
  hasMoved: false,
  returnAskedAt: null,
  track: [{ at: placedAt, event: 'ordered' }],
  lifeAt: placedAt,
})

/** A change of an order; `raises` its `rev` if a seller's decisions depend on it, unlike a note of the courier's. */
export interface Transition {
  readonly at: number
  /** When it was done, if the service heard of it later. Only its place in the track depends on it. */
  readonly doneAt?: number
  readonly event: TrackEvent
  readonly raises: boolean
  readonly changes: Partial<OrderProgress>
}

export const after = (progress: OrderProgress, { at, doneAt = at, event, raises, changes }: Transition): OrderProgress => ({
  ...progress,
  ...changes,
  rev: progress.rev + (raises ? 1 : 0),
  updatedAt: at,
  track: withEntry(progress.track, { at: doneAt, event }),
})

/** Oldest first: an entry that is reported late goes before those that happened after it. */
function withEntry(track: OrderProgress['track'], entry: OrderProgress['track'][number]): OrderProgress['track'] {
  const place = track.findLastIndex(({ at }) => at <= entry.at) + 1
  return [...track.slice(0, place), entry, ...track.slice(place)]
}

/** Cancels these lines; the whole order if none are given, or none would be left. */
export function cancelled(
  progress: OrderProgress,
  { at, by, reason, lineIds, lineCount }: { readonly at: number; readonly by: (typeof cancelledBy)[number]; readonly reason: string; readonly lineIds: readonly string[]; readonly lineCount: number },
): Transition {
  const cancelledLines = new Set([...progress.cancelledLines, ...lineIds])
  if (lineIds.length > 0 && cancelledLines.size < lineCount) return { at, event: 'line-cancelled', raises: true, changes: { cancelledLines } }
  const wasPacked = progress.state === 'packed'
  return { at, event: 'cancelled', raises: true, changes: { state: 'cancelled', cancelledLines, cancelled: { by, reason, at, wasPacked, takenOut: false } } }
}
