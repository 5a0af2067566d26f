import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'

/** A tree as HTML, as a browser shows it first. */
export async function markupOf(tree: ReactNode): Promise<string> {
  // Whole, whatever its size: what React would bring in later needs a script of its own, which the page's policy refuses.
  const { prelude } = await prerender(tree, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  const decoder = new TextDecoder()
  const reader = prelude.getReader()
  let markup = ''
  for (let part = await reader.read(); !part.done; part = await reader.read())
    markup += decoder.decode(part.value, { stream: true })
  // What is in sight at once need not be loaded early: to be told so helps no browser.
  return markup.replace(/^<link rel="preload"[^>]*>/, '')
}
