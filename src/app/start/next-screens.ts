import { loadSteps } from '@/features/onboarding/step-screens'
import { session } from '@/session/browser-session'
import type { router as appRouter } from '../router'
import { screensAfterSignIn } from './screens-in-order'

/**
 * Loads the chunks this person needs next, before all else: on the first visit no worker has cached them yet, and the network
 * may be gone a second later.
 */
export async function fetchNextScreens(router: typeof appRouter): Promise<void> {
  const isSignedIn = session.read().kind === 'signed-in'
  const screens = isSignedIn ? screensAfterSignIn : (['/_public/verifyotp', ...screensAfterSignIn] as const)
  // A chunk that fails to load is requested again when its screen opens, which then shows the error.
  await Promise.allSettled([
    ...screens.map((id) => router.loadRouteChunk(router.routesById[id])),
    loadSteps(),
    // The dashboard's updates.
    isSignedIn && import('../resource-sources').then(({ sampleSources }) => sampleSources.updates.prepare()),
  ])
}
