import type { ComponentProps, MouseEvent, ReactNode } from 'react'

import { cn } from './cn'
import { Spinner } from './spinner'

const base =
  'inline-flex items-center justify-center gap-2 rounded-lg text-center leading-tight font-semibold transition-colors select-none disabled:cursor-not-allowed disabled:border-input disabled:bg-muted disabled:text-muted-foreground'

const variants = {
  primary:
    'border-[1.5px] border-transparent bg-primary text-primary-foreground no-underline not-disabled:hover:bg-primary-hover',
  outline:
    'border-[1.5px] border-input bg-card text-foreground no-underline not-disabled:hover:bg-primary-soft',
  ghost: 'text-foreground no-underline not-disabled:hover:bg-primary-soft',
  link: 'text-primary underline underline-offset-4 not-disabled:hover:text-primary-hover',
  destructive:
    'border-[1.5px] border-destructive bg-card text-destructive no-underline not-disabled:hover:bg-destructive not-disabled:hover:text-destructive-foreground',
}

const sizes = {
  default: 'min-h-12 px-5 py-2',
  compact: 'min-h-11 px-4 py-1.5 text-hint',
  /** For the link variant: as wide as its text, which aligns with the text around it, but at least as large as a touch target. */
  bare: 'min-h-11 min-w-11 justify-start text-start',
  icon: 'size-11 flex-none',
}

interface ButtonLook {
  readonly variant?: keyof typeof variants | undefined
  readonly size?: keyof typeof sizes | undefined
  readonly className?: string | undefined
}

/** The classes of a button, also for links that look like one. */
export const buttonVariants = ({ variant = 'primary', size = 'default', className }: ButtonLook = {}): string =>
  cn(base, variants[variant], sizes[size], className)

export interface ButtonProps extends ComponentProps<'button'>, Omit<ButtonLook, 'className'> {
  /** Something is in progress: clicks are ignored, but the button keeps the focus. */
  readonly busy?: boolean
  /** The label while busy. The button is always as wide as the longer of its two labels. */
  readonly busyLabel?: string
}

function ignore(event: MouseEvent): void {
  event.preventDefault()
}

export function Button({
  className,
  variant,
  size,
  busy = false,
  busyLabel,
  type = 'button',
  onClick,
  children,
  ...props
}: ButtonProps) {
  return (
    <button
      type={type}
      className={cn(buttonVariants({ variant, size }), busy && 'cursor-progress', className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? ignore : onClick}
      {...props}
    >
      {busyLabel === undefined ? (
        children
      ) : (
        <span className="grid place-items-center *:col-start-1 *:row-start-1">
          <Layer shown={!busy}>{children}</Layer>
          <Layer shown={busy}>
            <Spinner still={!busy} />
            {busyLabel}
          </Layer>
        </span>
      )}
    </button>
  )
}

/** Both labels share one grid cell, so that switching between them never changes the button's size. */
function Layer({ shown, children }: { readonly shown: boolean; readonly children: ReactNode }) {
  return (
    <span className={cn('inline-flex items-center gap-2', !shown && 'invisible')} aria-hidden={!shown || undefined}>
      {children}
    </span>
  )
}
