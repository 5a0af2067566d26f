import { cn } from './cn'

interface DividerProps {
  /** A word in the middle, such as OR. */
  readonly children?: string
  readonly className?: string
}

/** A rule across the page, with a word in its middle. */
export function Divider({ children, className }: DividerProps) {
  return (
    <div
      className={cn(
        'flex items-center gap-3 text-muted-foreground before:flex-1 before:border-t-[1.5px] before:border-input after:flex-1 after:border-t-[1.5px] after:border-input',
        className,
      )}
    >
      {children}
    </div>
  )
}
