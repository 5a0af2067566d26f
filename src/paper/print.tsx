import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import type { ReactNode } from 'react'
import './paper.css'

/** How long a browser may take to open its print dialog; some on phones do nothing at all when they are asked. */
const longestWaitMilliseconds = 1500

/** How long pages stay for a share menu that prints, where the browser has not begun by itself. */
const keptMilliseconds = 5 * 60 * 1000

let leaveBefore = (): void => undefined

/** Takes the pages away that were made last: they lie outside of the app, and go with the seller whose they are. */
export const removePaper = (): void => leaveBefore()

/**
 * Prints pages by the browser's own dialog, and nothing of the screen.
 * @returns whether the browser has begun; where it has not, the pages stay for a while for its share menu
 */
export async function print(pages: ReactNode): Promise<boolean> {
  leaveBefore()
  const place = document.createElement('div')
  place.className = 'paper'
  place.lang = 'en'
  document.body.append(place)
  leaveBefore = remove
  const root = createRoot(place)
  flushSync(() => root.render(pages))
  await Promise.all([...place.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined)))
  // Removed meanwhile: what would be printed now is the screen.
  if (!place.isConnected) return false
  const begun = new Promise<boolean>((resolve) => {
    addEventListener('beforeprint', () => resolve(true), { once: true })
    setTimeout(() => resolve(false), longestWaitMilliseconds)
  })
  addEventListener('afterprint', remove)
  try {
    window.print()
  } catch {
    // Inside of some other app a browser has no such call.
  }
  const isPrinted = await begun
  if (!isPrinted) setTimeout(remove, keptMilliseconds)
  return isPrinted

  function remove(): void {
    removeEventListener('afterprint', remove)
    root.unmount()
    place.remove()
  }
}
