import { loadPresenterService } from './app/backend'
import { forgetEndedSession } from './app/forget-ended-session'
import { followNavigation } from './app/navigation'
import { router } from './app/router'
import { warmUp } from './app/services'
import { showApp } from './app/show-app'
import { markMissingFiles } from './app/updates/missing-chunk'
import { whenIdle } from './app/when-idle'
import { catchInstallEvents } from './features/install/install-event'
import { session } from './session/browser-session'

// A page that shows this one inside of it could lead presses astray: nothing runs there, and nothing is shown (see
// page-script.ts). Hosts forbid it besides.
if (window.top === window) start()

function start(): void {
  markMissingFiles()
  catchInstallEvents()

  const container = document.getElementById('root')
  if (container === null) throw new Error('index.html lacks the element #root')

  // Nothing is shown for a session, and nothing sent, before it is known that it was not ended.
  void forgetEndedSession().then(() => {
    followNavigation(router)
    onceSignedIn(async () => (await loadNextScreens()).fetchNextScreens(router))
    return showApp(container)
  })

  // Asked of the build itself, so that one without the demo has no such files at all.
  if (import.meta.env.VITE_DEMO !== 'off') {
    const loadService = loadPresenterService
    if (loadService !== null) {
      const scenario = new URLSearchParams(window.location.search).get('scenario')
      if (scenario !== null)
        void Promise.all([import('./app/presenter/play-scenario'), loadService()]).then(([{ playScenario }, service]) =>
          playScenario(scenario, service),
        )
      whenIdle(async () => {
        const [{ attendDrawer }, service] = await Promise.all([import('./app/presenter/attend-drawer'), loadService()])
        attendDrawer(service)
      })
    }
  }

  // Nothing below is needed to see and use the first screen.
  whenIdle(async () => {
    const { followBackendChoice } = await import('./app/follow-backend')
    followBackendChoice()
  })
  whenIdle(async () => {
    warmUp()
    loadNextScreens().catch(() => undefined)
    const [{ watchForUpdates }] = await Promise.all([
      import('./app/updates/service-worker-client'),
      import('./app/fonts'),
    ])
    watchForUpdates()
  })
}

const loadNextScreens = () => import('./app/next-screens')

/** Runs work as soon as somebody is signed in, at once or later; what fails of it is asked for again when it is needed. */
function onceSignedIn(work: () => Promise<void>): void {
  const check = (): void => {
    if (session.read().kind === 'signed-out') return
    forget()
    work().catch(() => undefined)
  }
  const forget = session.subscribe(check)
  check()
}
