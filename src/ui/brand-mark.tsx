import { cn } from './cn'

/**
 * The ledger with its stitched spine, as in the browser's tab; the product's name always stands beside it. In dots, not in
 * lines: a drawing is a document of its own to Chromium, which reads the tab's anew at each address, 19 ms of a cheap phone.
 */
export function BrandMark({ className }: { readonly className?: string }) {
  return <img data-slot="brand-mark" src="/favicon.png" alt="" width={32} height={32} className={cn('size-8', className)} />
}
