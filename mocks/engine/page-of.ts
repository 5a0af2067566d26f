import type { ChangesParameters } from '@/contract/reads/changes'
import { changesPageMaximum } from '@/contract/limits'
import { accept, refuse } from './outcome'
import { texts } from './texts'

/**
 * A page of a list that never changes, oldest first. The cursor is the number of items read so far.
 * @param now in milliseconds since the epoch
 */
export function pageOf<Item>(
  all: readonly Item[],
  { since = '0', limit = changesPageMaximum }: ChangesParameters,
  now: number,
) {
  const place = /^\d{1,9}$/.test(since) ? Number(since) : Infinity
  if (place > all.length) return refuse(410, texts.cursorUnknown)
  const items = all.slice(place, place + limit)
  const next = place + items.length
  return accept({ items, gone: [], next: String(next), more: next < all.length, serverTime: new Date(now).toISOString() })
}
