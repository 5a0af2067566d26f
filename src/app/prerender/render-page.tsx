import { App } from '../app'
import { publicTitles } from '../titles/public-titles'
import { router } from '../router'
import { shellTexts as texts } from '../texts'
import { markupOf } from './markup-of'
import { prerenderedAddresses } from './pages'
import { letRouterHydrate } from './router-hydration'

/** Renders the page at the window's address as a browser renders it first. @returns its title, and the content of #root */
export async function renderPage(): Promise<readonly [title: string, markup: string]> {
  letRouterHydrate(router)
  await router.load()
  const address = prerenderedAddresses.find((known) => known === window.location.pathname)
  if (address === undefined) throw new Error(`No page is rendered at build for '${window.location.pathname}'`)
  return [texts.titled(publicTitles[address]), await markupOf(<App />)]
}
