import { cn } from './cn'

/** A turning ring. It says nothing by itself: words always stand beside it. */
export function Spinner({ className }: { readonly className?: string }) {
  return (
    <span
      data-slot="spinner"
      aria-hidden="true"
      className={cn(
        'inline-block size-4 flex-none animate-turn rounded-full border-2 border-current border-r-transparent',
        className,
      )}
    />
  )
}
