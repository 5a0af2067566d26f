import { vi } from 'vitest'

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
