import { useCallback, useSyncExternalStore } from 'react'

/** There is room for the menu beside the page, and for two pages side by side. */
export const wideWindow = '(min-width: 62em)'

/** Kept: with each new one a browser first brings all of a page's styles up to date. */
const lists = new Map<string, MediaQueryList>()

function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? window.matchMedia(query)
  lists.set(query, list)
  return list
}

/** Whether a media query holds, now and after each change. @param query such as `(min-width: 62em)` */
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
