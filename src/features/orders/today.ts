import type { OverlaidOrder } from '@/domain/orders/overlay'
import { stateOf } from '@/domain/orders/order-state'
import { isLate } from '@/domain/orders/pack-deadline'
import { late, needsAttention, orderLists, type OrderListName } from './order-lists'

/** A kind of work on orders, with the list that it was counted in. */
export interface ToDo {
  readonly list: 'lazy-ship' | 'self-ship'
  readonly kind: 'attention' | 'late' | 'placed' | 'packed'
  readonly count: number
  /** The earliest deadline of the orders to pack that are not late, in milliseconds since the epoch; null for other kinds of work. */
  readonly dueAt: number | null
  /** `all`: all of them are due then; `first`: it is the earliest of several deadlines; `next`: others are late already. */
  readonly due: 'all' | 'first' | 'next'
}

const counted = {
  attention: needsAttention.has,
  late: late.has,
  // Includes the late ones, as the list's own count does.
  placed: (order) => stateOf(order) === 'placed',
  packed: (order) => stateOf(order) === 'packed',
} as const satisfies Record<ToDo['kind'], (order: OverlaidOrder, now: number) => boolean>

const kinds = ['attention', 'late', 'placed', 'packed'] as const satisfies readonly ToDo['kind'][]
const lists = ['lazy-ship', 'self-ship'] as const satisfies readonly OrderListName[]

/** The seller's current work, computed on the phone from its orders and commands (HOME-03); empty means all clear. */
export const toDoNow = (orders: readonly OverlaidOrder[], now: number): readonly ToDo[] =>
  lists.flatMap((list) =>
    kinds.flatMap((kind) => {
      const own = orders.filter((order) => orderLists[list].has(order) && counted[kind](order, now))
      const inTime = kind === 'placed' ? own.filter((order) => !isLate(order, now)) : []
      const times = new Set(inTime.map(({ packBy }) => Date.parse(packBy)))
      const dueAt = times.size === 0 ? null : Math.min(...times)
      // If all of them are late, the line of the late ones is enough.
      if (own.length === 0 || (kind === 'placed' && dueAt === null)) return []
      return [{ list, kind, count: own.length, dueAt, due: inTime.length < own.length ? 'next' : times.size === 1 ? 'all' : 'first' } as const]
    }),
  )

/** How many minutes before a deadline the remaining time is announced (HOME-04). */
const announcedMinutes = [10, 30, 60] as const

/** The smallest of these that is not less than the remaining time; null with more than an hour left, or none. */
export function announcedLeft(dueAt: number, now: number): (typeof announcedMinutes)[number] | null {
  const minutes = (dueAt - now) / 60_000
  return minutes <= 0 ? null : (announcedMinutes.find((announced) => minutes <= announced) ?? null)
}
