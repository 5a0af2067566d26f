import { startTransition, useInsertionEffect, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { language } from '@/catalogues/language-in-use'
import { pageAttribute, pageName } from '@/languages/built-files'
import { noteEarly, repeatPresses } from '@/forms/typed-early'
import { session } from '@/session/browser-session'
import { App } from './app'
import { chosenBackend } from './backend'
import { letRouterHydrate } from './prerender/router-hydration'
import { nextTask } from './next-task'
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
    await nextTask()
  } while (address !== window.location.href)
  await takeOver(container)
  // The router hears of it only from now on.
  if (address !== window.location.href) void router.load()
  repeatPresses()
}

/**
 * Has React take the page over or replace it; resolves once the page hears, be it that parts of it are still to come. It works in
 * slices of a few milliseconds: in one task it held up a press for 100 to 200 ms on a cheap phone. A key or a press ends the
 * slices of a page that it takes over, and is heard.
 */
function takeOver(container: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const app = (
      <Shown
        onShown={() => {
          container.inert = false
          resolve()
        }}
      >
        <App />
      </Shown>
    )
    if (isAsRendered(container)) {
      container.inert = false
      noteEarly(container)
      letRouterHydrate(router)
      startTransition(() => void hydrateRoot(container, app))
      return
    }
    takeAway(container)
    const root = createRoot(container)
    const show = (): void => root.render(app)
    // Keys that come in between have no field while a form is replaced; after one long task they have theirs. An outline has none.
    if (container.querySelector('form') === null) startTransition(show)
    else flushSync(show)
  })
}

/** Tells that the app comes onto the page, before any part of it is told so: a field can have the focus at once. */
function Shown({ onShown, children }: { readonly onShown: () => void; readonly children: ReactNode }) {
  useInsertionEffect(onShown, [onShown])
  return children
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
