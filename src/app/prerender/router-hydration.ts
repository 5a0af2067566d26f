import { useEffect } from 'react'
import type { router as appRouter } from '../router'

/**
 * Makes the router render the same tree at build and over the page that was rendered then. It does so where it knows
 * of a server's manifest; ours has nothing in it. Internal to the router, hence its version is pinned, and a browser
 * test hydrates every page.
 */
export function letRouterHydrate(router: typeof appRouter): void {
  router.ssr = { manifest: { routes: {} } }
}

let end = (): void => undefined

/**
 * Has the router go nowhere before the page is hydrated, which is done in slices: the parts that are still to come would not be
 * those of the page (React error 418). A press hydrates what it is on first, and leads on.
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
 * For what is around all of a page that is hydrated. Its form, whose effect came before, takes over what was typed and sent before
 * anybody hears of the end.
 */
export const useHydrationEnd = (): void => useEffect(() => end(), [])
