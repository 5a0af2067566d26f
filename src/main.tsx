import { loadPresenterService } from './app/backend'
import { forgetEndedSession } from './app/log-out/forget-ended-session'
import { firstPause } from './app/start/first-pause'
import { followLanguage } from './app/language/follow-language'
import { followNavigation } from './app/navigation'
import { lettersOnDevice } from './app/start/letters'
import { router } from './app/router'
import { openDrawerByKeys } from './app/shell/drawer-keys'
import { showApp } from './app/start/show-app'
import { keepPresses } from './app/steady-press'
import { markMissingFiles } from './app/updates/missing-chunk'
import { nextTask } from './clock/next-task'
import { catchInstallEvents } from './features/install/install-event'
import { untilThere } from './late/next-chance'
import { endedSessions, session } from './session/browser-session'
import { drawerNote } from './session/tab-note'

// A page that shows this one inside of it could lead presses astray: nothing runs there, and nothing is shown (see
// page-script.ts). Hosts forbid it besides.
if (window.top === window) start()

function start(): void {
  markMissingFiles()
  catchInstallEvents()

  const container = document.getElementById('root')
  if (container === null) throw new Error('index.html has no #root')

  void open(container)

  // Asked of the build itself, so that one without the demo has no such files at all.
  if (import.meta.env.VITE_DEMO !== 'off') {
    const loadService = loadPresenterService
    if (loadService === null) return
    const scenario = new URLSearchParams(window.location.search).get('scenario')
    if (scenario !== null)
      void untilThere(() => Promise.all([import('./app/presenter/play-scenario'), loadService()])).then(([{ playScenario }, service]) =>
        playScenario(scenario, service),
      )
    openDrawerByKeys()
    // It stood open before a reload, and does so again.
    if (drawerNote.read() !== null) loadService().catch(() => undefined)
  }
}

async function open(container: HTMLElement): Promise<void> {
  const { controller } = navigator.serviceWorker ?? {}
  await nextTask()
  // Nothing is shown for a session, and nothing sent, before it is known that it was not ended.
  await Promise.all([forgetEndedSession(session, endedSessions), followLanguage()])
  followNavigation(router)
  onSignIn(async () => (await import('./app/start/next-screens')).fetchNextScreens(router))
  await showApp(container)
  keepPresses()
  void lettersOnDevice()
  await firstPause()
  // Until it is there, each press fetches what it needs itself, and says what it cannot have.
  const { loadAfterFirstScreen } = await untilThere(() => import('./app/start/after-first-screen'))
  await nextTask()
  await loadAfterFirstScreen(router, controller)
}

/** Runs work whenever somebody signs in; what fails of it is asked for again when it is needed. */
function onSignIn(work: () => Promise<void>): void {
  let before = session.read().kind
  session.subscribe(() => {
    const { kind } = session.read()
    if (before !== kind && kind === 'signed-in') work().catch(() => undefined)
    before = kind
  })
}
