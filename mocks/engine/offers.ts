import { changesPageMaximum } from '@/contract/limits'
import type { Offer } from '@/contract/offers'
import type { ReadHandler } from './handler'
import { accept, refuse } from './outcome'
import { texts } from './texts'

const offer = (number: number, name: string, discount: number, purchaseValue: number, startDate: string, endDate: string): Offer =>
  ({ id: `MP-${number}`, name, discount, purchaseValue, startDate, endDate })

/** The same for every seller, oldest change first. */
const all: readonly Offer[] = [
  offer(1, 'Wedding Season: Silk dupattas', 15, 1499, '2026-11-16', '2026-12-12'),
  offer(2, 'Year End Sale: Clay tea sets', 20, 899, '2026-12-18', '2026-12-31'),
  offer(3, 'Pongal Harvest: Brass pots', 25, 2199, '2027-01-09', '2027-01-17'),
]

/** A cursor counts the changes that its caller has seen. */
const placeOf = (since: string): number | null => (/^\d{1,9}$/.test(since) && Number(since) <= all.length ? Number(since) : null)

export const offers: ReadHandler<'offers'> = async ({ parameters: { since = '0', limit = changesPageMaximum }, now }) => {
  const place = placeOf(since)
  if (place === null) return refuse(410, texts.beginAnew)
  const items = all.slice(place, place + limit)
  const next = place + items.length
  return accept({
    items,
    gone: [],
    next: String(next),
    more: next < all.length,
    serverTime: new Date(now).toISOString(),
  })
}
