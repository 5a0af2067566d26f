import { savesData } from '@/sw/saves-data'
import { chosenBackend, demoStarted, hasDemo } from '../backend'
import { followBackendChoice } from '../follow-backend'
import { correctNotedLanguage } from '../language/correct-noted-language'
import { whileSending } from '../lock'
import { fetchNextScreens } from './next-screens'
import { once } from '../once'
import type { router as appRouter } from '../router'
import { loadBackend, loadCaller, loadOutbox } from '../services'
import { keepUntilComplete } from '../updates/keep-on-device'
import { workerClient } from '../updates/service-worker-client'
import { firstPause } from './first-pause'

/**
 * Loads what the first screen does not need, after the queue has been sent and in this order: the chunks this person needs next,
 * the worker, the rest of the app's files, last the demo. A press that needs one of these earlier loads it at once.
 * @param controller the worker that controlled this page when it began
 */
export async function loadAfterFirstScreen(router: typeof appRouter, controller?: ServiceWorker | null): Promise<void> {
  followBackendChoice()
  // Before the worker is asked to keep files: it keeps those of the language that is noted.
  void correctNotedLanguage()
  const isDemo = hasDemo && chosenBackend.kind === 'demo'
  // The in-browser service uses no network, and its presenter is waiting for the drawer.
  const lineFree = async (): Promise<void> => (isDemo ? undefined : whileSending())
  await lineFree()
  await Promise.allSettled([fetchNextScreens(router), loadCaller(), loadOutbox()])
  const registerWorker = workerClient(controller)
  await keepUntilComplete({
    async register() {
      const worker = await registerWorker()
      // If the font cannot be loaded, the system's stays.
      import('./fonts').then(({ loadFont }) => loadFont()).catch(() => undefined)
      return worker
    },
    startService: isDemo
      ? once(async () => {
          if (savesData()) await demoStarted
          await loadBackend()
        })
      : null,
    pause: () => firstPause().then(lineFree),
  })
}
