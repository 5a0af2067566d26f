import { loadSteps } from '@/features/onboarding/step-screens'
import type { router as appRouter } from './router'
import { screensAfterSignIn } from './screens-after-sign-in'

/**
 * Fetches what somebody who has just signed in needs next, before all else: on the first visit nothing else keeps it
 * yet, and the network may be gone a second later.
 */
export function fetchNextScreens(router: typeof appRouter): void {
  // What fails to load is asked for again when it is opened, and says so there.
  const failed = (): void => undefined
  for (const id of screensAfterSignIn) Promise.resolve(router.loadRouteChunk(router.routesById[id])).catch(failed)
  loadSteps().catch(failed)
  // The dashboard's updates; resources of the backend are read from now on, whichever screen is open.
  import('./resource-sources').then(({ resourceSources }) => resourceSources.updates.prepare()).catch(failed)
}
