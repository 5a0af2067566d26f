import type { ComponentProps } from 'react'

import { cn } from './cn'
import { controlStyles } from './input'

/** Several lines of text; it grows with its text up to a limit, then scrolls. */
export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={cn(controlStyles, 'field-sizing-content max-h-40 min-h-12 resize-none px-3 py-2.5', className)}
      {...props}
    />
  )
}
