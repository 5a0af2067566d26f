import { useRouter, type RouterHistory } from '@tanstack/react-router'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { partsOf, type NavigationState } from '@/domain/navigation-state'
import { sellerMark } from '@/session/browser-session'
import { listSearch, parseListPlace, type ListPlace } from './list-place'

/** The place in a list that the address names, and the links to other places. */
export interface ListAddress {
  readonly place: ListPlace
  /** The address of another place, on the first page unless `change` names one. */
  href(change: Partial<ListPlace>): string
  /** Goes there; `replace` leaves no history entry of this place. @param state kept in the new history entry, also over a reload */
  go(change: Partial<ListPlace>, how: 'push' | 'replace', state?: Pick<NavigationState, 'cameFromList'>): void
}

/**
 * The search parameters of one screen's address, read from the history: the router has them only a moment later, and an address
 * that lags behind would undo what is being typed.
 */
function followSearch(history: RouterHistory) {
  const { pathname } = history.location
  let latest = ''
  return {
    pathname,
    subscribe: history.subscribe,
    /** The last parameters while the screen is still shown although the address is another screen's already. */
    read(): string {
      const { location } = history
      if (location.pathname === pathname) latest = isAnothers(location.state) ? '' : location.search
      return latest
    },
  }
}

/** Whether the search in the address was typed by another seller who used this tab before: history outlives a log-out (ROUTE-03). */
function isAnothers(state: unknown): boolean {
  const { searchedBy } = partsOf(state)
  return searchedBy !== undefined && searchedBy !== sellerMark()
}

/** Marks the search in the address as this seller's, if a sign-in or a link has led her to it. */
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
    // While the navigation is still under way this would prevent scrolling to the top of the page.
    if (router.state.status === 'idle') mark()
    return router.subscribe('onRendered', mark)
  }, [pathname, router])
}

/** Whether a place contains what somebody searches for. */
const isSearch = ({ words, older }: Pick<ListPlace, 'words' | 'older'>): boolean => words !== '' || older !== ''

/** Follows the address of the current screen, and navigates within its list; returns the same object while the address stays. */
export function useListAddress(): ListAddress {
  const { history, options, navigate } = useRouter()
  const [own] = useState(() => followSearch(history))
  const search = useSyncExternalStore(own.subscribe, own.read)
  useOwnSearch(own.pathname)
  return useMemo(() => {
    const place = parseListPlace(options.parseSearch(search))
    const href = (change: Partial<ListPlace>): string => {
      // Other words are no longer the scanned code.
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
