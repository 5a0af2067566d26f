import { savesData } from '@/sw/saves-data'
import { chosenBackend, demoStarted, hasDemo } from './backend'
import { followBackendChoice } from './follow-backend'
import { fetchNextScreens } from './next-screens'
import { once } from './once'
import type { router as appRouter } from './router'
import { loadBackend, loadCaller, loadOutbox } from './services'
import { keepOnDevice } from './updates/keep-on-device'
import { registerWorker } from './updates/service-worker-client'

/**
 * Fetches what the first screen does without, one after the other: what this person needs next, the worker, the rest
 * of the app's files, last the demo. Whatever a press needs earlier is fetched at once by that press.
 */
export async function loadAfterFirstScreen(router: typeof appRouter): Promise<void> {
  followBackendChoice()
  const isDemo = hasDemo && chosenBackend.kind === 'demo'
  await Promise.allSettled([fetchNextScreens(router), loadCaller(), loadOutbox()])
  const worker = await registerWorker()
  // What fails of the rest is asked for again when it is needed, and fails there with its own words.
  const failed = (): void => undefined
  import('./fonts').catch(failed)
  const demo = isDemo
    ? once(async () => {
        if (savesData()) await demoStarted
        await loadBackend()
      })
    : null
  if (worker !== null) await keepOnDevice(worker, demo).catch(failed)
  await demo?.().catch(failed)
}
