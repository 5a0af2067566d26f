import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { noteEarly, repeatPresses } from '@/forms/typed-early'
import { session } from '@/session/browser-session'
import { App } from './app'
import { chosenBackend } from './backend'
import { pageAttribute } from './prerender/pages'
import { letRouterHydrate } from './prerender/router-hydration'
import { router } from './router'
import { connectivity } from './services'

/** Shows the app: over the page that was rendered at build where that is what it would show, else in its place. */
export async function showApp(container: HTMLElement): Promise<void> {
  const hydrates = isAsRendered(container)
  if (hydrates) letRouterHydrate(router)
  else {
    // What is about to be replaced takes no more presses: they would be lost.
    noteEarly(container)
    container.inert = true
  }
  // The screen's code; until it is there the page stands as it was rendered. Who goes elsewhere meanwhile, by Back, is
  // shown that.
  let address: string
  do {
    address = window.location.href
    await router.load()
  } while (address !== window.location.href)
  if (hydrates) {
    noteEarly(container)
    hydrateRoot(container, <App />)
  } else {
    const root = createRoot(container)
    container.inert = false
    flushSync(() => root.render(<App />))
  }
  repeatPresses()
}

/** A page is rendered for somebody of whom nothing is known, at the usual backend, with a network. */
function isAsRendered(container: HTMLElement): boolean {
  const { pathname, search, hash } = window.location
  const known = session.read()
  return (
    container.getAttribute(pageAttribute) === pathname &&
    search + hash === '' &&
    known.kind === 'signed-out' &&
    known.sellerId === null &&
    chosenBackend.isUsual &&
    window.isSecureContext &&
    connectivity.state() === 'online' &&
    Object.keys(router.history.location.state).every((key) => /^(?:__TSR_|key$)/.test(key))
  )
}
