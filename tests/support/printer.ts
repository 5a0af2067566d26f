import { vi } from 'vitest'
import { longestWaitMilliseconds } from '@/paper/browser-print'
// Compiled before any test waits for it: the product fetches it with the first press, and on a busy machine that took the ten seconds.
import '@/paper/print-papers'
import { hurryTimers } from './held-timers'

/** A browser that has no print dialog is not waited for. */
const waitForNobody = (): void => hurryTimers(longestWaitMilliseconds)

/** Stands in for a browser without a print dialog, such as inside of some other app. */
export function takePrinterAway(): void {
  waitForNobody()
  vi.stubGlobal('print', undefined)
}

/** Stands in for the browser's print dialog: what it was given, page by page. Some browsers on phones do nothing when they are asked. */
export function watchPrinter(kind: 'prints' | 'does nothing' = 'prints'): { readonly printed: string[][] } {
  const printed: string[][] = []
  if (kind === 'does nothing') waitForNobody()
  vi.stubGlobal('print', () => {
    if (kind === 'does nothing') return
    dispatchEvent(new Event('beforeprint'))
    printed.push([...document.querySelectorAll('.paper-label, .paper-page')].map(({ textContent }) => textContent))
    dispatchEvent(new Event('afterprint'))
  })
  return { printed }
}
