import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'

import { cn } from './cn'
import { controlStyles } from './input'

/** A native select: the phone's own picker, no script. */
export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span className={cn('relative block', className)}>
      <select className={cn(controlStyles, 'h-12 appearance-none pe-11 ps-3 text-ellipsis')} {...props}>
        {children}
      </select>
      <ChevronDown className="pointer-events-none absolute top-3.5 end-3 size-5" />
    </span>
  )
}
