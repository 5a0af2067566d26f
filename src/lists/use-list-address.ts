import { useRouter, type RouterHistory } from '@tanstack/react-router'
import { useMemo, useState, useSyncExternalStore } from 'react'
import type { NavigationState } from '@/domain/navigation-state'
import { listSearch, parseListPlace, type ListPlace } from './list-place'

/** The place in a list that the address tells, and the way to other places. */
export interface ListAddress {
  readonly place: ListPlace
  /** The address of another place; it is on the first page unless it says otherwise. */
  href(change: Partial<ListPlace>): string
  /** Goes there; `replace` leaves no way back to this place. @param state told to whoever stands there, reloads included */
  go(change: Partial<ListPlace>, how: 'push' | 'replace', state?: Pick<NavigationState, 'cameFromList'>): void
}

/**
 * The search of one screen's address. It is read from the history and not from the router, which has it only a
 * moment later: an address that lags behind would take back what is being typed.
 */
function followSearch(history: RouterHistory) {
  const { pathname, search } = history.location
  let latest = search
  return {
    pathname,
    subscribe: history.subscribe,
    /** The screen stays for a moment when the address is another's already. */
    read(): string {
      if (history.location.pathname === pathname) latest = history.location.search
      return latest
    },
  }
}

/** Follows the address of the screen around it, and leads through its list without leaving it; the same object while it stays. */
export function useListAddress(): ListAddress {
  const { history, options, navigate } = useRouter()
  const [own] = useState(() => followSearch(history))
  const search = useSyncExternalStore(own.subscribe, own.read)
  return useMemo(() => {
    const place = parseListPlace(options.parseSearch(search))
    const href = (change: Partial<ListPlace>): string => {
      // Other words are not what was scanned.
      const isCode = place.isCode && (change.words ?? place.words) === place.words
      return own.pathname + options.stringifySearch(listSearch({ ...place, isCode, page: 1, ...change }))
    }
    return {
      place,
      href,
      go(change, how, state = {}) {
        if (history.location.pathname !== own.pathname) return
        void navigate({ href: href(change), replace: how === 'replace', resetScroll: false, state })
      },
    }
  }, [own, search, history, options, navigate])
}
