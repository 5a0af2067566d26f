import { courierDays, type CourierDay } from '@/domain/orders/courier-days'
import { labelNameOf } from '@/domain/orders/order-forms'
import type { OverlaidOrder } from '@/domain/orders/overlay'
import { handOver } from '../order-presses'

/** A courier's day as its entry shows it: with what was printed here, and what can leave now. */
export interface ShelfDay extends CourierDay {
  /** The orders whose labels came out here. */
  readonly printed: ReadonlySet<string>
  /** All orders of this phone: a parcel that is scanned may be in none of the days. */
  readonly orders: readonly OverlaidOrder[]
  /** What lies packed and nothing stands in the way of. */
  readonly shelf: readonly OverlaidOrder[]
}

const lies = ({ state }: OverlaidOrder): boolean => state === 'packed'

/** @param printed the labels that came out here @param now milliseconds since the epoch */
export const shelfDays = (orders: readonly OverlaidOrder[], printed: ReadonlySet<string>, now: number): readonly ShelfDay[] =>
  courierDays(orders, now).map((day) => ({
    ...day,
    orders,
    printed: new Set(day.parcels.filter((parcel) => printed.has(labelNameOf(parcel))).map(({ id }) => id)),
    shelf: day.parcels.filter((parcel) => (day.shipBy === 'lazy' ? handOver.allows(parcel, now).allowed : lies(parcel))),
  }))
