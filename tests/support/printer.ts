import { vi } from 'vitest'
// Compiled before any test waits for it: the product fetches it with the first press, and on a busy machine that took the ten seconds.
import '@/paper/print-papers'

/** Stands in for the browser's print dialog: what it was given, page by page. Some browsers on phones do nothing when they are asked. */
export function watchPrinter(kind: 'prints' | 'does nothing' = 'prints'): { readonly printed: string[][] } {
  const printed: string[][] = []
  vi.stubGlobal('print', () => {
    if (kind === 'does nothing') return
    dispatchEvent(new Event('beforeprint'))
    printed.push([...document.querySelectorAll('.paper-label, .paper-page')].map(({ textContent }) => textContent))
    dispatchEvent(new Event('afterprint'))
  })
  return { printed }
}
