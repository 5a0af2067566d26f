import { cn } from './cn'

/** The ledger with its stitched spine, as in the browser's tab; the product's name always stands beside it. */
export function BrandMark({ className }: { readonly className?: string }) {
  return <img data-slot="brand-mark" src="/favicon.svg" alt="" width={32} height={32} className={cn('size-8', className)} />
}
