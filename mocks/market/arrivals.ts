import { hour, hourOfDay, minute } from './days'
import { firstDayOf, shopCode, type Shop } from './shop'
import { streamOf } from './stream'

/** An order as it came in. Its id says in which hour and at which place in it, or its place among those that wait at the opening. */
export interface Arrival {
  readonly id: string
  readonly placedAt: number
  /** The place among the orders that wait at the shop's opening; null for all others. */
  readonly waiting: number | null
}

/** Of a day's orders, how many come in each hour: few at night, most in the evening. */
const curve = [2, 1, 1, 1, 1, 2, 3, 4, 5, 6, 6, 5, 5, 5, 4, 4, 4, 5, 6, 8, 9, 8, 5, 3] as const
const ofADay = curve.reduce<number>((sum, share) => sum + share, 0)

/** An order's number is its hour times this, plus its place in the hour. */
const mostPerHour = 100
const firstWaiting = 1001
const epoch = Date.UTC(2020, 0, 1)

const hourNumberOf = (time: number): number => Math.floor((time - epoch) / hour)
const startOf = (hourNumber: number): number => epoch + hourNumber * hour

/** When the orders of an hour come in. */
function momentsIn({ seed, ordersPerDay }: Shop, hourNumber: number): readonly number[] {
  const stream = streamOf(seed, 'hour', hourNumber)
  const expected = (ordersPerDay * (curve[hourOfDay(startOf(hourNumber))] ?? 0)) / ofADay
  const count = Math.min(mostPerHour, Math.floor(expected) + (stream.chance(expected % 1) ? 1 : 0))
  return Array.from({ length: count }, () => startOf(hourNumber) + stream.within(0, hour - 1)).toSorted((a, b) => a - b)
}

const idOf = (shop: Shop, number: number): string => `OD-${shopCode(shop)}-${number}`

function ofHour(shop: Shop, hourNumber: number): readonly Arrival[] {
  const isOrdered = (moment: number): boolean => moment >= firstDayOf(shop)
  return momentsIn(shop, hourNumber).flatMap((placedAt, place) =>
    isOrdered(placedAt) ? [{ id: idOf(shop, hourNumber * mostPerHour + place), placedAt, waiting: null }] : [],
  )
}

const waitingAt = (shop: Shop, place: number): Arrival => ({
  id: idOf(shop, firstWaiting + place),
  // Seven minutes apart, the last one seven minutes before the opening.
  placedAt: shop.openedAt - (shop.waiting.count - place) * 7 * minute,
  waiting: place,
})

/** The orders of whole hours, to the end of `until`'s: from the first, with those that wait, or if `after` is not null from the hour behind it. */
export function arrivalsUntil(shop: Shop, until: number, after: number | null): readonly Arrival[] {
  const arrivals: Arrival[] = after === null ? Array.from({ length: shop.waiting.count }, (_, place) => waitingAt(shop, place)) : []
  const first = after === null ? hourNumberOf(firstDayOf(shop)) : hourNumberOf(after) + 1
  for (let each = first; each <= hourNumberOf(until); each++) arrivals.push(...ofHour(shop, each))
  return arrivals
}

/** The order of this id; null where the shop has none, `other-shop` where the id is that of another shop. */
export function arrivalOf(shop: Shop, id: string): Arrival | 'other-shop' | null {
  const [, code, digits] = /^OD-([A-Z2-9]{3})-(\d{4,9})$/.exec(id) ?? []
  if (code === undefined || digits === undefined) return null
  if (code !== shopCode(shop)) return 'other-shop'
  const number = Number(digits)
  const place = number - firstWaiting
  if (place < shop.waiting.count) return place < 0 ? null : waitingAt(shop, place)
  return ofHour(shop, Math.floor(number / mostPerHour)).find((arrival) => arrival.id === id) ?? null
}

/** When the next hour, with its orders, begins. */
export const nextHourAfter = (time: number): number => startOf(hourNumberOf(time) + 1)
