import X from 'lucide-react/icons/x'
import * as SheetPrimitive from 'radix-ui/dialog'
import type { ComponentProps } from 'react'

import { cn } from './cn'

export const Sheet = SheetPrimitive.Root
export const SheetTrigger = SheetPrimitive.Trigger

interface SheetContentProps extends ComponentProps<typeof SheetPrimitive.Content> {
  readonly title: string
  /** Name of the cross in the corner. */
  readonly closeLabel: string
}

/** A page under a head of cloth; it comes in from where its class says. Give it `aria-describedby={undefined}` where nothing describes it further. */
export function SheetContent({ title, className, children, closeLabel, ...props }: SheetContentProps) {
  return (
    <SheetPrimitive.Portal>
      <SheetPrimitive.Overlay data-slot="sheet-overlay" className="fixed inset-0 z-50 animate-fade-in bg-(--scrim)" />
      <SheetPrimitive.Content
        data-slot="sheet-content"
        className={cn(
          'fixed z-50 overflow-y-auto overscroll-contain border-border bg-popover text-foreground shadow-overlay',
          className,
        )}
        {...props}
      >
        <div className="surface-cloth sticky top-0 z-10 flex min-h-(--header-height) items-center justify-between pr-2 pl-5">
          <SheetPrimitive.Title className="text-xl">{title}</SheetPrimitive.Title>
          <SheetPrimitive.Close className="flex size-11 flex-none items-center justify-center rounded-lg" aria-label={closeLabel}>
            <X aria-hidden className="size-5" />
          </SheetPrimitive.Close>
        </div>
        {children}
      </SheetPrimitive.Content>
    </SheetPrimitive.Portal>
  )
}
