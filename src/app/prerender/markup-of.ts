import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'

/** Renders a tree to the HTML that a browser shows first. */
export async function markupOf(tree: ReactNode): Promise<string> {
  // In one piece, whatever its size: React reveals later pieces by inline scripts, which the page's CSP refuses.
  const { prelude } = await prerender(tree, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  const decoder = new TextDecoder()
  const reader = prelude.getReader()
  let markup = ''
  for (let part = await reader.read(); !part.done; part = await reader.read())
    markup += decoder.decode(part.value, { stream: true })
  // React's preload hint is for a picture that the same page shows at once: it helps no browser.
  return markup.replace(/^<link rel="preload"[^>]*>/, '')
}
