import { useEffect } from 'react'
import type { router as appRouter } from '../router'

/**
 * Makes the router render the same tree at build and when it hydrates that page. It does so if it has a server's manifest;
 * this one is empty. Internal to the router, hence its version is pinned, and a browser test hydrates every page.
 */
export function letRouterHydrate(router: typeof appRouter): void {
  router.ssr = { manifest: { routes: {} } }
}

let end = (): void => undefined

/**
 * Delays the router's navigations until the page is hydrated. React hydrates in slices: after a navigation the remaining parts would
 * not match the page (React error 418). A press hydrates its target first, and then navigates.
 * @returns once it is hydrated
 */
export function untilHydrated(router: typeof appRouter): Promise<void> {
  const { load } = router
  const hydrated = new Promise<void>((resolve) => {
    end = resolve
  })
  router.load = (...options) => hydrated.then(() => load(...options))
  return hydrated
}

/**
 * For the component around a hydrated page. Effects of children run first: by then the form's own effect has taken over what was
 * typed and submitted.
 */
export const useHydrationEnd = (): void => useEffect(() => end(), [])
