import { cn } from './cn'

interface StitchProps {
  /** A word in the middle, such as OR. */
  readonly children?: string
  readonly className?: string
}

/** The stitched rule. */
export function Stitch({ children, className }: StitchProps) {
  return (
    <div
      data-slot="stitch"
      className={cn(
        'flex items-center gap-3 text-muted-foreground before:flex-1 before:border-t-[1.5px] before:border-dashed before:border-input after:flex-1 after:border-t-[1.5px] after:border-dashed after:border-input',
        className,
      )}
    >
      {children}
    </div>
  )
}
