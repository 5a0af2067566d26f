import X from 'lucide-react/icons/x'
import * as DialogPrimitive from 'radix-ui/dialog'
import type { ComponentProps } from 'react'

import { buttonVariants } from './button'
import { cn } from './cn'

export const Dialog = DialogPrimitive.Root

interface DialogContentProps extends ComponentProps<typeof DialogPrimitive.Content> {
  /** Name of the cross in the corner. */
  readonly closeLabel: string
}

/** Give it a DialogTitle, and a DialogDescription or `aria-describedby={undefined}`. */
export function DialogContent({ className, children, closeLabel, ...props }: DialogContentProps) {
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay data-slot="dialog-overlay" className="fixed inset-0 z-50 animate-fade-in bg-(--scrim)" />
      <DialogPrimitive.Content
        data-slot="dialog-content"
        className={cn(
          'fixed inset-0 z-50 m-auto flex h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-dialog animate-fade-in flex-col gap-4 overflow-y-auto rounded-lg border border-border bg-popover p-5 text-foreground shadow-overlay',
          className,
        )}
        {...props}
      >
        {children}
        <DialogPrimitive.Close
          className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'absolute top-2 right-2')}
          aria-label={closeLabel}
        >
          <X className="size-5" />
        </DialogPrimitive.Close>
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  )
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return <DialogPrimitive.Title data-slot="dialog-title" className={cn('pr-10 text-xl', className)} {...props} />
}

export function DialogDescription({ className, ...props }: ComponentProps<typeof DialogPrimitive.Description>) {
  return (
    <DialogPrimitive.Description
      data-slot="dialog-description"
      className={cn('text-muted-foreground', className)}
      {...props}
    />
  )
}

export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="dialog-footer"
      className={cn('flex flex-col-reverse gap-3 md:flex-row md:justify-end', className)}
      {...props}
    />
  )
}
