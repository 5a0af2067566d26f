import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { language } from '@/catalogues/language-in-use'
import { pageAttribute, pageName } from '@/languages/built-files'
import { noteEarly, repeatPresses } from '@/forms/typed-early'
import { session } from '@/session/browser-session'
import { App } from './app'
import { chosenBackend } from './backend'
import { letRouterHydrate } from './prerender/router-hydration'
import { router } from './router'
import { connectivity } from './services'

/** Shows the app: over the page that was rendered at build where that is what it would show, else in its place. */
export async function showApp(container: HTMLElement): Promise<void> {
  // What is about to be replaced takes no more presses: they would be lost.
  if (!isAsRendered(container)) takeAway(container)
  // The screen's code; until it is there the page stands as it was rendered. Who goes elsewhere meanwhile, by Back, is
  // shown that.
  let address: string
  do {
    address = window.location.href
    await router.load()
    // What was typed or pressed meanwhile comes between, where the browser can: two short tasks in place of one of 200 ms on
    // a cheap phone.
    await window.scheduler?.yield?.()
  } while (address !== window.location.href)
  const hydrates = isAsRendered(container)
  if (!hydrates) takeAway(container)
  container.inert = false
  if (hydrates) {
    noteEarly(container)
    letRouterHydrate(router)
    hydrateRoot(container, <App />)
    // React hydrates at once what is pressed: nobody can go elsewhere over a page that is half taken over.
    container.querySelector('h1')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  } else {
    const root = createRoot(container)
    flushSync(() => root.render(<App />))
  }
  repeatPresses()
}

function takeAway(container: HTMLElement): void {
  if (container.inert) return
  noteEarly(container)
  container.inert = true
}

/** A page is rendered for somebody of whom nothing is known, at the usual backend, with a network. */
function isAsRendered(container: HTMLElement): boolean {
  const { pathname, search, hash } = window.location
  const known = session.read()
  return (
    container.getAttribute(pageAttribute) === pageName(pathname, language.read().tag) &&
    search + hash === '' &&
    known.kind === 'signed-out' &&
    known.sellerId === null &&
    chosenBackend.isUsual &&
    window.isSecureContext &&
    connectivity.state() === 'online' &&
    Object.keys(router.history.location.state).every((key) => /^(?:__TSR_|key$)/.test(key))
  )
}
