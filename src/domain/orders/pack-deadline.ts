import { hourMilliseconds, minuteMilliseconds } from '@/contract/limits'
import type { Order } from '@/contract/reads/orders/orders'
import { shortTimeText } from '../date-texts'
import { may, stateOf } from './order-state'
import { orderTexts as texts } from './order-texts'

/** If less time than this is left, the minutes are counted down (ORD-01). */
export const countedMilliseconds = 2 * hourMilliseconds
/** How often a screen looks at deadlines. */
export const lookMilliseconds = 10_000

/** Whether an order should have been packed by now. */
export const isLate = (order: Pick<Order, 'state' | 'packBy'>, now: number): boolean =>
  order.state === 'placed' && Date.parse(order.packBy) <= now

/** The time left, rounded up to whole minutes: `1 h 20 min`. */
export function timeLeftText(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / minuteMilliseconds)
  return minutes < 60 ? texts.minutesLeft(minutes) : texts.hoursLeft(Math.floor(minutes / 60), minutes % 60)
}

export interface OrderDeadline {
  readonly text: string
  readonly tone: 'calm' | 'near' | 'late'
}

/** The deadline for packing an order, or the request to take its parcel out; null if nothing is due. @param now milliseconds since the epoch */
export function orderDeadline(order: Order, now: number): OrderDeadline | null {
  if (may(order, 'taken-out', now).may) return { text: texts.takeOut, tone: 'late' }
  if (stateOf(order) !== 'placed') return null
  const packBy = Date.parse(order.packBy)
  const time = shortTimeText(packBy, now)
  if (isLate(order, now)) return { text: texts.late(time), tone: 'late' }
  const left = packBy - now
  return left < countedMilliseconds ? { text: texts.packByIn(time, timeLeftText(left)), tone: 'near' } : { text: texts.packBy(time), tone: 'calm' }
}
