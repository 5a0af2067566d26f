import { useCallback, useSyncExternalStore } from 'react'

/** There is room for the menu beside the page, and for two pages side by side. */
export const wideWindow = '(min-width: 62em)'

/** Whether a media query holds, now and after each change. @param query such as `(min-width: 62em)` */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    [query],
  )
  const matches = (): boolean => window.matchMedia(query).matches
  return useSyncExternalStore(subscribe, matches, matches)
}
