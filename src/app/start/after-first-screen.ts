import { savesData } from '@/sw/saves-data'
import { chosenBackend, demoStarted, hasDemo } from '../backend'
import { followBackendChoice } from '../follow-backend'
import { putNoteRight } from '../language/put-note-right'
import { whileSending } from '../lock'
import { fetchNextScreens } from './next-screens'
import { once } from '../once'
import type { router as appRouter } from '../router'
import { loadBackend, loadCaller, loadOutbox } from '../services'
import { keepUntilComplete } from '../updates/keep-on-device'
import { workerClient } from '../updates/service-worker-client'
import { firstPause } from './first-pause'

/**
 * Fetches what the first screen does without, once what waits is sent, one after the other: what this person needs next,
 * the worker, the rest of the app's files, last the demo. Whatever a press needs earlier is fetched at once by that press.
 * @param controller the worker that answered for this page as it began
 */
export async function loadAfterFirstScreen(router: typeof appRouter, controller?: ServiceWorker | null): Promise<void> {
  followBackendChoice()
  // Before the worker is asked to keep files, those of this language among them.
  void putNoteRight()
  const isDemo = hasDemo && chosenBackend.kind === 'demo'
  // The demo's backend takes nothing of the line, and its presenter waits for the drawer.
  const lineFree = async (): Promise<void> => (isDemo ? undefined : whileSending())
  await lineFree()
  await Promise.allSettled([fetchNextScreens(router), loadCaller(), loadOutbox()])
  const registerWorker = workerClient(controller)
  await keepUntilComplete({
    async register() {
      const worker = await registerWorker()
      // Whoever cannot have them reads on in the system's.
      import('./fonts').then(({ fetchLetters }) => fetchLetters()).catch(() => undefined)
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
