import { courierDays, type CourierDay } from '@/domain/orders/courier-days'
import { labelNameOf } from '@/domain/orders/order-forms'
import type { OverlaidOrder } from '@/domain/orders/overlay'
import { handOver } from '../order-presses'

/** A courier's day, with the labels printed on this phone and the parcels that can leave now. */
export interface ShelfDay extends CourierDay {
  /** The ids of the orders whose labels were printed on this phone. */
  readonly printed: ReadonlySet<string>
  /** All orders of this phone: a parcel that is scanned may be in none of the days. */
  readonly orders: readonly OverlaidOrder[]
  /** The packed parcels that can leave now. */
  readonly shelf: readonly OverlaidOrder[]
}

const lies = ({ state }: OverlaidOrder): boolean => state === 'packed'

/** @param printed the names of the labels printed on this phone @param now milliseconds since the epoch */
export const shelfDays = (orders: readonly OverlaidOrder[], printed: ReadonlySet<string>, now: number): readonly ShelfDay[] =>
  courierDays(orders, now).map((day) => ({
    ...day,
    orders,
    printed: new Set(day.parcels.filter((parcel) => printed.has(labelNameOf(parcel))).map(({ id }) => id)),
    shelf: day.parcels.filter((parcel) => (day.shipBy === 'lazy' ? handOver.allows(parcel, now).allowed : lies(parcel))),
  }))
