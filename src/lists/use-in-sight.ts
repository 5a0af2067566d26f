import { useDeferredValue } from 'react'

/** No entry of a list is lower than this: a screen shows so many of them at most. In CSS pixels. */
const lowestEntry = 80

/**
 * The entries of a page. What a letter of a search has changed is painted as far as it can be in sight, and the rest of the
 * page after it: to make all 25 entries anew takes longer than to find them among 10,000.
 * @param isTyped whether somebody is typing what they are searched by; what else changes is painted at once
 */
export function useInSight<Item>(items: readonly Item[], isTyped: boolean): readonly Item[] {
  const painted = useDeferredValue(items)
  const isPainted = painted.length === items.length && painted.every((item, place) => item === items[place])
  return isPainted || !isTyped ? items : items.slice(0, Math.ceil(window.innerHeight / lowestEntry))
}
