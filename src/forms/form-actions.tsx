import type { ComponentProps } from 'react'

import { cn } from '@/ui/cn'

/**
 * The buttons of a form, the main one last. On a phone they stay in reach of the thumb; with the
 * keyboard open (a low screen) and on wide screens they stand under the form.
 */
export function FormActions({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="form-actions"
      className={cn(
        'flex gap-3 max-md:gap-2 max-md:*:px-3 max-lg:*:last:grow tall-phone:sticky tall-phone:bottom-(--drawer-height) tall-phone:z-10 tall-phone:-mx-(--gutter) tall-phone:border-t tall-phone:border-border tall-phone:bg-background tall-phone:px-(--gutter) tall-phone:pt-3 tall-phone:pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        className,
      )}
      {...props}
    />
  )
}
