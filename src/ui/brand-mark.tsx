import { cn } from './cn'

/** The ledger with its stitched spine. Made for the indigo ground; the name always stands beside it. */
export function BrandMark({ className }: { readonly className?: string }) {
  return (
    <svg
      data-slot="brand-mark"
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
      className={cn('size-8 flex-none', className)}
    >
      <path fill="#2e3a94" d="M12 4v24H8a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z" />
      <path fill="#fff" d="M12 4h12a3 3 0 0 1 3 3v18a3 3 0 0 1-3 3H12z" />
      <path fill="none" stroke="#1d2358" strokeLinecap="round" strokeWidth="2" d="M16.5 11H23M16.5 16H23M16.5 21h3.5" />
      <path fill="none" stroke="#f4a62a" strokeWidth="3" d="M8.5 6.5v5M8.5 13.5v5M8.5 20.5v5" />
    </svg>
  )
}
