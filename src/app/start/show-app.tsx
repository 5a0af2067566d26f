import { startTransition, useInsertionEffect, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { language } from '@/catalogues/language-in-use'
import { nextTask } from '@/clock/next-task'
import { pageAttribute, pageName } from '@/languages/built-files'
import { recordEarlyInput, repeatPresses, hideInputFromReact } from '@/forms/typed-early'
import { session } from '@/session/browser-session'
import { App } from '../app'
import { chosenBackend } from '../backend'
import { chooseLanguage } from '../language/follow-language'
import { letRouterHydrate, untilHydrated } from '../prerender/router-hydration'
import { router } from '../router'
import { connectivity } from '../services'

/** Shows the app: hydrates the prerendered page if that is what the app would show, otherwise replaces it. */
export async function showApp(container: HTMLElement): Promise<void> {
  if (!isAsRendered(container)) putToRest(container)
  // Loads the screen's chunk; until then the prerendered page stays. If the address changes meanwhile, by Back, the new
  // one is loaded.
  let address: string
  do {
    address = window.location.href
    await router.load()
    await nextTask()
  } while (address !== window.location.href)
  if (isAsRendered(container)) await hydrate(container)
  else await replace(container)
  // The router follows the history only from here on.
  if (address !== window.location.href) void router.load()
  // By then the form has taken over what was typed and submitted before.
  await nextTask()
  const isSameScreen = container.getAttribute(pageAttribute)?.endsWith(window.location.pathname) === true
  repeatPresses(isSameScreen ? container : null)
}

/*
 * React renders in slices of a few milliseconds: the first screen in one task delayed a press by 100 to 200 ms on a cheap phone. A
 * press makes React hydrate its target at once; typing is kept from React, and the form takes it over afterwards.
 */

/** Has React hydrate the page; resolves when that is done. */
function hydrate(container: HTMLElement): Promise<void> {
  for (const part of atRest) part.inert = false
  atRest.clear()
  recordEarlyInput(container)
  hideInputFromReact(container)
  letRouterHydrate(router)
  const hydrated = untilHydrated(router)
  startTransition(() => void hydrateRoot(container, <App />))
  return hydrated
}

/** Has React replace the page with the app; resolves when the app is on the page. */
async function replace(container: HTMLElement): Promise<void> {
  recordEarlyInput(container)
  // The choice of language is the only list on such a page.
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
    // Between slices a key would find no field while a form is replaced; after one long task it finds its own. An outline has no form.
    if (container.querySelector('form') === null) startTransition(show)
    else flushSync(show)
  })
  if (languageChosen !== undefined) chooseLanguage(languageChosen)
}

/** Calls back when React inserts the app, before the app's own layout effects and refs: a field can then take the focus at once. */
function Shown({ onShown, children }: { readonly onShown: () => void; readonly children: ReactNode }) {
  useInsertionEffect(onShown, [onShown])
  return children
}

const atRest = new Set<HTMLElement>()

/** Text fields and their labels stay usable: what is typed there is taken over in the task that replaces the page. */
const textFields = 'input:not([type=checkbox], [type=radio]), label[for]'

/** Makes what is about to be replaced inert, except text fields: presses there would be lost. */
function putToRest(part: Element): void {
  if (part.querySelector(textFields) !== null) for (const child of part.children) putToRest(child)
  else if (part instanceof HTMLElement && !part.inert && !part.matches(textFields)) {
    part.inert = true
    atRest.add(part)
  }
}

/** Whether the prerendered page is what the app would show: it is rendered for an unknown person, the usual backend and a network. */
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
