import { loadPresenterService } from './app/backend'
import { forgetEndedSession } from './app/log-out/forget-ended-session'
import { firstPause } from './app/start/first-pause'
import { followLanguage } from './app/language/follow-language'
import { followNavigation } from './app/navigation'
import { loadCachedFont } from './app/start/cached-font'
import { router } from './app/router'
import { openDrawerByKeys } from './app/shell/drawer-keys'
import { showApp } from './app/start/show-app'
import { redirectMovedPresses } from './app/moved-presses'
import { markMissingFiles } from './app/updates/missing-chunk'
import { nextTask } from './clock/next-task'
import { catchInstallEvents } from './features/install/install-event'
import { untilThere } from './lazy/next-chance'
import { endedSessions, session } from './session/browser-session'
import { drawerNote } from './session/tab-note'

// Against clickjacking: inside another page's frame nothing runs, and page-script.ts hides the page. Hosts forbid framing
// as well.
if (window.top === window) start()

function start(): void {
  markMissingFiles()
  catchInstallEvents()

  const container = document.getElementById('root')
  if (container === null) throw new Error('index.html has no #root')

  const spoken = nextTask().then(followLanguage)
  void open(container, spoken)

  // A build-time constant, so that a build without the demo contains none of these files.
  if (import.meta.env.VITE_DEMO !== 'off') {
    const loadService = loadPresenterService
    if (loadService === null) return
    const scenario = new URLSearchParams(window.location.search).get('scenario')
    if (scenario !== null)
      // What a scenario makes the service say is kept, so the language comes first.
      void untilThere(() => Promise.all([import('./app/presenter/play-scenario'), loadService(), spoken])).then(([{ playScenario }, service]) =>
        playScenario(scenario, service),
      )
    openDrawerByKeys()
    // The drawer was open before a reload and opens again, so its service is loaded at once.
    if (drawerNote.read() !== null) loadService().catch(() => undefined)
  }
}

async function open(container: HTMLElement, spoken: Promise<void>): Promise<void> {
  const { controller } = navigator.serviceWorker ?? {}
  await nextTask()
  // A session that has been ended must not show or send anything, so it is checked first.
  await Promise.all([forgetEndedSession(session, endedSessions), spoken])
  followNavigation(router)
  onSignIn(async () => (await import('./app/start/next-screens')).fetchNextScreens(router))
  await showApp(container)
  redirectMovedPresses()
  void loadCachedFont()
  await firstPause()
  // Until this is loaded, each action fetches the code that it needs, and says so if that fails.
  const { loadAfterFirstScreen } = await untilThere(() => import('./app/start/after-first-screen'))
  await nextTask()
  await loadAfterFirstScreen(router, controller)
}

/** Runs `work` after each sign-in; a failure is ignored, as what it fetches is fetched again when it is needed. */
function onSignIn(work: () => Promise<void>): void {
  let before = session.read().kind
  session.subscribe(() => {
    const { kind } = session.read()
    if (before !== kind && kind === 'signed-in') work().catch(() => undefined)
    before = kind
  })
}
