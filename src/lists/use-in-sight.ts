import { useDeferredValue } from 'react'

/** The lowest height of an entry, in CSS pixels, from which follows how many fit on a screen at most. */
const lowestEntry = 80

/**
 * The entries of a page to render now. After each letter of a search those that fit on the screen are painted first, the rest after
 * them: rendering all 25 entries takes longer than finding them among 10,000.
 * @param isTyped whether somebody is typing a search; other changes are painted at once
 */
export function useInSight<Item>(items: readonly Item[], isTyped: boolean): readonly Item[] {
  const painted = useDeferredValue(items)
  const isPainted = painted.length === items.length && painted.every((item, place) => item === items[place])
  return isPainted || !isTyped ? items : items.slice(0, Math.ceil(window.innerHeight / lowestEntry))
}
