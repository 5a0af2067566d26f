import { useCallback, useSyncExternalStore } from 'react'

/** A window wide enough for the menu beside the page, and for two pages side by side. */
export const wideWindow = '(min-width: 62em)'

/** Cached, because creating a MediaQueryList makes the browser recalculate the page's styles first. */
const lists = new Map<string, MediaQueryList>()

function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? window.matchMedia(query)
  lists.set(query, list)
  return list
}

/** Whether a media query matches; re-renders when that changes. @param query such as `(min-width: 62em)` */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = listOf(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    [query],
  )
  const matches = (): boolean => listOf(query).matches
  return useSyncExternalStore(subscribe, matches, matches)
}
