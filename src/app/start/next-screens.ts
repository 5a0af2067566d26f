import { loadSteps } from '@/features/onboarding/step-screens'
import { session } from '@/session/browser-session'
import type { router as appRouter } from '../router'
import { screensAfterSignIn } from './screens-in-order'

/**
 * Fetches what this person needs next, before all else: on the first visit nothing else keeps it yet, and the network
 * may be gone a second later.
 */
export async function fetchNextScreens(router: typeof appRouter): Promise<void> {
  const isSignedIn = session.read().kind === 'signed-in'
  const screens = isSignedIn ? screensAfterSignIn : (['/_public/verifyotp', ...screensAfterSignIn] as const)
  // What fails to load is asked for again when it is opened, and says so there.
  await Promise.allSettled([
    ...screens.map((id) => router.loadRouteChunk(router.routesById[id])),
    loadSteps(),
    // The dashboard's updates.
    isSignedIn && import('../resource-sources').then(({ sampleSources }) => sampleSources.updates.prepare()),
  ])
}
