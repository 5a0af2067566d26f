import type { OverlaidOrder } from '@/domain/orders/overlay'
import { stateOf } from '@/domain/orders/order-state'
import { isLate } from '@/domain/orders/pack-deadline'
import { late, needsAttention, orderLists, type OrderListName } from './order-lists'

/** What is to be done with orders, each leading to the list that it was counted in. */
export interface ToDo {
  readonly list: 'lazy-ship' | 'self-ship'
  readonly kind: 'attention' | 'late' | 'placed' | 'packed'
  readonly count: number
  /** Of the orders to pack that are not late, the first that is due, in milliseconds since the epoch. */
  readonly dueAt: number | null
  /** Whether all of them are due then; else it is the first of them, or where some are late the next. */
  readonly due: 'all' | 'first' | 'next'
}

const counted = {
  attention: needsAttention.has,
  late: late.has,
  // The late ones too, as the list has them.
  placed: (order) => stateOf(order) === 'placed',
  packed: (order) => stateOf(order) === 'packed',
} as const satisfies Record<ToDo['kind'], (order: OverlaidOrder, now: number) => boolean>

const kinds = ['attention', 'late', 'placed', 'packed'] as const satisfies readonly ToDo['kind'][]
const lists = ['lazy-ship', 'self-ship'] as const satisfies readonly OrderListName[]

/** The seller's work for now, worked out on the phone with all that was done on it (HOME-03). Nothing for all clear. */
export const toDoNow = (orders: readonly OverlaidOrder[], now: number): readonly ToDo[] =>
  lists.flatMap((list) =>
    kinds.flatMap((kind) => {
      const own = orders.filter((order) => orderLists[list].has(order) && counted[kind](order, now))
      const inTime = kind === 'placed' ? own.filter((order) => !isLate(order, now)) : []
      const times = new Set(inTime.map(({ packBy }) => Date.parse(packBy)))
      const dueAt = times.size === 0 ? null : Math.min(...times)
      // Where all are late, their own line has said it.
      if (own.length === 0 || (kind === 'placed' && dueAt === null)) return []
      return [{ list, kind, count: own.length, dueAt, due: inTime.length < own.length ? 'next' : times.size === 1 ? 'all' : 'first' } as const]
    }),
  )

/** With so many minutes left the time is read out, and at no other (HOME-04). */
const announcedMinutes = [10, 30, 60] as const

/** The least of these that is left at most; null with more time, and with none. */
export function announcedLeft(dueAt: number, now: number): (typeof announcedMinutes)[number] | null {
  const minutes = (dueAt - now) / 60_000
  return minutes <= 0 ? null : (announcedMinutes.find((announced) => minutes <= announced) ?? null)
}
