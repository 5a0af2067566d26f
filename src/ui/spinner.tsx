import { cn } from './cn'

interface SpinnerProps {
  /** Only takes up its space. An unseen animation would still make the browser draw sixty frames a second. */
  readonly still?: boolean
}

/** A turning ring without an accessible name: it always has a text beside it. */
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
