import type { ComponentProps } from 'react'

import { cn } from './cn'

const base = 'relative flex flex-col gap-3 rounded-lg border border-border bg-card p-4 depth-card'
const attention = 'ps-8 before:absolute before:inset-y-4 before:start-4 before:border-s-6 before:border-double before:border-destructive'

interface CardProps extends ComponentProps<'div'> {
  readonly edge?: 'attention' | undefined
}

/** `edge` repeats the status as a line at the start: a double line needs attention. */
export function Card({ edge, className, ...props }: CardProps) {
  return <div data-slot="card" className={cn(base, edge === 'attention' && attention, className)} {...props} />
}

/** The title and what is beside or below it. The title's fixed basis makes the wrapping independent of its length. */
export function CardHeader({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={cn('flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 *:first:min-w-0 *:first:grow *:first:basis-36', className)}
      {...props}
    />
  )
}

/** A heading of the second level; the page's own heading is the first. */
export function CardTitle({ className, children, ...props }: ComponentProps<'h2'>) {
  return (
    <h2 className={cn('text-lg', className)} {...props}>
      {children}
    </h2>
  )
}

export function CardDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p className={cn('text-hint text-muted-foreground', className)} {...props} />
}

export function CardFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('flex flex-wrap items-center gap-3', className)} {...props} />
}
