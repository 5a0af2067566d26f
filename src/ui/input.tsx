import type { ComponentProps } from 'react'

import { cn } from './cn'

/** The edge and ground that every typed-in control shares; never under 16 px, or iOS zooms in. */
export const controlStyles =
  'w-full min-w-0 rounded-md border-[1.5px] border-input bg-card text-base text-foreground placeholder:text-muted-foreground placeholder:opacity-100 aria-invalid:border-2 aria-invalid:border-destructive disabled:cursor-not-allowed disabled:bg-muted disabled:text-muted-foreground disabled:opacity-100'

export function Input({ className, type = 'text', placeholder, ...props }: ComponentProps<'input'>) {
  return (
    <input
      type={type}
      className={cn(controlStyles, 'h-12 px-3', className)}
      // A browser styles a placeholder anew with each key, even one that nobody sees.
      placeholder={props.value ? undefined : placeholder}
      {...props}
    />
  )
}
