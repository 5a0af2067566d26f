import type { router as appRouter } from '../router'

/**
 * Makes the router render the same tree at build and over the page that was rendered then. It does so where it knows
 * of a server's manifest; ours has nothing in it. Internal to the router, hence its version is pinned, and a browser
 * test hydrates every page.
 */
export function letRouterHydrate(router: typeof appRouter): void {
  router.ssr = { manifest: { routes: {} } }
}
