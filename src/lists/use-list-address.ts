import { useRouter, type RouterHistory } from '@tanstack/react-router'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { partsOf, type NavigationState } from '@/domain/navigation-state'
import { sellerMark } from '@/session/browser-session'
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
  const { pathname } = history.location
  let latest = ''
  return {
    pathname,
    subscribe: history.subscribe,
    /** The screen stays for a moment when the address is another's already. */
    read(): string {
      const { location } = history
      if (location.pathname === pathname) latest = isAnothers(location.state) ? '' : location.search
      return latest
    },
  }
}

/** Whether somebody else, who has used this tab before, typed what the address has: a tab's history outlives a log-out (ROUTE-03). */
function isAnothers(state: unknown): boolean {
  const { searchedBy } = partsOf(state)
  return searchedBy !== undefined && searchedBy !== sellerMark()
}

/** Marks as hers what the address has of words, where a sign-in or a link has led her to it. */
function useOwnSearch(pathname: string): void {
  const router = useRouter()
  useEffect(() => {
    const { history, options, navigate } = router
    const mark = (): void => {
      const { location } = history
      if (location.pathname !== pathname || partsOf(location.state)['searchedBy'] !== undefined) return
      if (isSearch(parseListPlace(options.parseSearch(location.search))))
        void navigate({ href: location.href, replace: true, resetScroll: false, state: { ...location.state, searchedBy: sellerMark() } })
    }
    // On the way here it would keep the page from being scrolled to its start.
    if (router.state.status === 'idle') mark()
    return router.subscribe('onRendered', mark)
  }, [pathname, router])
}

/** Whether a place tells what somebody looks for. */
const isSearch = ({ words, older }: Pick<ListPlace, 'words' | 'older'>): boolean => words !== '' || older !== ''

/** Follows the address of the screen around it, and leads through its list without leaving it; the same object while it stays. */
export function useListAddress(): ListAddress {
  const { history, options, navigate } = useRouter()
  const [own] = useState(() => followSearch(history))
  const search = useSyncExternalStore(own.subscribe, own.read)
  useOwnSearch(own.pathname)
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
        const searched = isSearch({ ...place, ...change }) ? { searchedBy: sellerMark() } : {}
        void navigate({ href: href(change), replace: how === 'replace', resetScroll: false, state: { ...state, ...searched } })
      },
    }
  }, [own, search, history, options, navigate])
}
