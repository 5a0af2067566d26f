import { vi } from 'vitest'
import { longestWaitMilliseconds } from '@/paper/browser-print'
// Compiled before any test waits for it: the product loads it at the first press, which took ten seconds on a busy machine.
import '@/paper/print-papers'
import { hurryTimers } from './held-timers'

/** Does not wait for a browser that opens no print dialog. */
const waitForNobody = (): void => hurryTimers(longestWaitMilliseconds)

/** Simulates a browser without a print dialog, such as one inside another app. */
export function takePrinterAway(): void {
  waitForNobody()
  vi.stubGlobal('print', undefined)
}

/** Replaces the browser's print dialog and records what it is given, page by page. Some phone browsers do nothing when asked to print. */
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
