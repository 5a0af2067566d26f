import { prerender } from 'react-dom/static'
import { App } from '../app'
import { publicTitles } from '../public-titles'
import { router } from '../router'
import { shellTexts as texts } from '../texts'
import { prerenderedAddresses } from './pages'
import { letRouterHydrate } from './router-hydration'

/** Renders the page at the window's address as a browser renders it first. `markup` is what stands within #root. */
export async function renderPage(): Promise<{ readonly title: string; readonly markup: string }> {
  letRouterHydrate(router)
  await router.load()
  // Whole, whatever its size: what React would bring in later needs a script of its own, which the page's policy refuses.
  const { prelude } = await prerender(<App />, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  const decoder = new TextDecoder()
  const reader = prelude.getReader()
  let markup = ''
  for (let part = await reader.read(); !part.done; part = await reader.read())
    markup += decoder.decode(part.value, { stream: true })
  const address = prerenderedAddresses.find((known) => known === window.location.pathname)
  if (address === undefined) throw new Error(`No page is rendered at build for '${window.location.pathname}'`)
  // The mark is in sight at once: to be told to load it early helps no browser.
  return { title: texts.titled(publicTitles[address]), markup: markup.replace(/^<link rel="preload"[^>]*>/, '') }
}
