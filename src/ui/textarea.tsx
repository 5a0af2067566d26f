import type { ComponentProps } from 'react'

import { cn } from './cn'
import { controlStyles } from './input'

export function Textarea({ className, rows = 3, ...props }: ComponentProps<'textarea'>) {
  return <textarea data-slot="textarea" rows={rows} className={cn(controlStyles, 'px-3 py-2', className)} {...props} />
}
