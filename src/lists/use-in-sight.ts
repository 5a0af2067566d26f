import { useDeferredValue } from 'react'

/** No entry of a list is lower than this: a screen shows so many of them at most. In CSS pixels. */
const lowestEntry = 80

/**
 * The entries of a page. What a letter of a search has changed is painted as far as it can be in sight, and the rest of the
 * page after it: to make all 25 entries anew took longer than to find them among 10,000.
 */
export function useInSight<Item>(items: readonly Item[], words: string): readonly Item[] {
  const painted = useDeferredValue({ items, words })
  const isNew = painted.words !== words && (painted.items.length !== items.length || painted.items.some((item, place) => item !== items[place]))
  return isNew ? items.slice(0, Math.ceil(window.innerHeight / lowestEntry)) : items
}
