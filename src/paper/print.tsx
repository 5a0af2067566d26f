import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import type { ReactNode } from 'react'
import { minuteMilliseconds } from '@/contract/limits'
import { openPrintDialog, replacePaper } from './browser-print'
import './paper.css'

/** How long the pages stay for the browser's share menu, if its print dialog did not open. */
const keptMilliseconds = 5 * minuteMilliseconds

/**
 * Prints pages, without the screen, with the browser's own dialog.
 * @returns whether the browser has begun; if not, the pages stay for a while for its share menu
 */
export async function print(pages: ReactNode): Promise<boolean> {
  const place = document.createElement('div')
  place.className = 'paper'
  place.lang = 'en'
  replacePaper(remove)
  document.body.append(place)
  const root = createRoot(place)
  flushSync(() => root.render(pages))
  await Promise.all([...place.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined)))
  // If the pages were removed meanwhile, the browser would print the screen.
  if (!place.isConnected) return false
  addEventListener('afterprint', remove)
  const isPrinted = await openPrintDialog()
  if (!isPrinted) setTimeout(remove, keptMilliseconds)
  return isPrinted

  function remove(): void {
    removeEventListener('afterprint', remove)
    root.unmount()
    place.remove()
  }
}
