import { startTransition, useInsertionEffect, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { language } from '@/catalogues/language-in-use'
import { nextTask } from '@/clock/next-task'
import { pageAttribute, pageName } from '@/languages/built-files'
import { noteEarly, repeatPresses, typeUnheard } from '@/forms/typed-early'
import { session } from '@/session/browser-session'
import { App } from '../app'
import { chosenBackend } from '../backend'
import { chooseLanguage } from '../language/follow-language'
import { letRouterHydrate, untilHydrated } from '../prerender/router-hydration'
import { router } from '../router'
import { connectivity } from '../services'

/** Shows the app: over the page that was rendered at build where that is what it would show, else in its place. */
export async function showApp(container: HTMLElement): Promise<void> {
  if (!isAsRendered(container)) putToRest(container)
  // The screen's code; until it is there the page stands as it was rendered. Who goes elsewhere meanwhile, by Back, is
  // shown that.
  let address: string
  do {
    address = window.location.href
    await router.load()
    await nextTask()
  } while (address !== window.location.href)
  if (isAsRendered(container)) await hydrate(container)
  else await replace(container)
  // The router hears of it only from now on.
  if (address !== window.location.href) void router.load()
  // The form has by then what was typed and sent before.
  await nextTask()
  const isSameScreen = container.getAttribute(pageAttribute)?.endsWith(window.location.pathname) === true
  repeatPresses(isSameScreen ? container : null)
}

/*
 * React works in slices of a few milliseconds: in one task the first screen held up a press for 100 to 200 ms on a cheap phone. A
 * press ends the slices of a page that is hydrated, and is heard; what is typed does not, and is taken over by the form.
 */

/** Has React take the page over; resolves once it is hers. */
function hydrate(container: HTMLElement): Promise<void> {
  for (const part of atRest) part.inert = false
  atRest.clear()
  noteEarly(container)
  typeUnheard(container)
  letRouterHydrate(router)
  const hydrated = untilHydrated(router)
  startTransition(() => void hydrateRoot(container, <App />))
  return hydrated
}

/** Has React put the app in the page's place; resolves once it is there. */
async function replace(container: HTMLElement): Promise<void> {
  noteEarly(container)
  // The only list that such a page lets choose from.
  const languageChosen = [...container.querySelectorAll('option')].find((option) => option.selected && !option.defaultSelected)?.value
  atRest.clear()
  container.inert = true
  const root = createRoot(container)
  await new Promise<void>((resolve) => {
    const onShown = (): void => {
      container.inert = false
      resolve()
    }
    const show = (): void =>
      root.render(
        <Shown onShown={onShown}>
          <App />
        </Shown>,
      )
    // Keys that come in between have no field while a form is replaced; after one long task they have theirs. An outline has none.
    if (container.querySelector('form') === null) startTransition(show)
    else flushSync(show)
  })
  if (languageChosen !== undefined) chooseLanguage(languageChosen)
}

/** Tells that the app comes onto the page, before any part of it is told so: a field can have the focus at once. */
function Shown({ onShown, children }: { readonly onShown: () => void; readonly children: ReactNode }) {
  useInsertionEffect(onShown, [onShown])
  return children
}

const atRest = new Set<HTMLElement>()

/** Text fields with their labels: what is typed there is taken over in the task in which the page is replaced. */
const textFields = 'input:not([type=checkbox], [type=radio]), label[for]'

/** What is about to be replaced takes no more presses: they would be lost. */
function putToRest(part: Element): void {
  if (part.querySelector(textFields) !== null) for (const child of part.children) putToRest(child)
  else if (part instanceof HTMLElement && !part.inert && !part.matches(textFields)) {
    part.inert = true
    atRest.add(part)
  }
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
