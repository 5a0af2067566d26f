import { cn } from './cn'

interface SpinnerProps {
  /** Only keeps its place. A ring that turns where nobody sees it has the browser draw sixty frames a second. */
  readonly still?: boolean
}

/** A turning ring. It says nothing by itself: words always stand beside it. */
export function Spinner({ still = false }: SpinnerProps) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'inline-block size-4 flex-none rounded-full border-2 border-current border-r-transparent',
        !still && 'animate-turn',
      )}
    />
  )
}
