import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'

import { cn } from './cn'

/** A section that folds, as a native `details` element. Of the sections with one `name`, only one is open at a time. */
export function AccordionItem({ className, ...props }: ComponentProps<'details'>) {
  return <details className={cn('group', className)} {...props} />
}

export function AccordionTrigger({ className, children, ...props }: ComponentProps<'summary'>) {
  return (
    <summary
      className={cn(
        'flex min-h-11 list-none items-center gap-3 rounded-md px-3 py-1.5 leading-tight font-semibold hover:bg-primary-soft',
        className,
      )}
      {...props}
    >
      {children}
      <ChevronDown className="ms-auto size-5 flex-none transition-transform duration-180 group-open:rotate-180" />
    </summary>
  )
}

export function AccordionContent({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('pb-2', className)} {...props} />
}
