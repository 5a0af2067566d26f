import type { ComponentProps } from 'react'

import { cn } from './cn'

/** The look that all text controls share. The text is at least 16 px, or iOS zooms in on focus. */
export const controlStyles =
  'w-full min-w-0 rounded-md border-[1.5px] border-input bg-card text-base text-foreground placeholder:text-muted-foreground placeholder:opacity-100 aria-invalid:border-2 aria-invalid:border-destructive disabled:cursor-not-allowed disabled:bg-muted disabled:text-muted-foreground disabled:opacity-100'

export function Input({ className, type = 'text', placeholder, ...props }: ComponentProps<'input'>) {
  return (
    <input
      type={type}
      className={cn(controlStyles, 'h-12 px-3', className)}
      // A browser restyles a placeholder with each key press, even while the input has a value.
      placeholder={props.value ? undefined : placeholder}
      {...props}
    />
  )
}
