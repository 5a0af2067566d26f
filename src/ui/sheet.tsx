import { cva, type VariantProps } from 'class-variance-authority'
import X from 'lucide-react/icons/x'
import * as SheetPrimitive from 'radix-ui/dialog'
import type { ComponentProps } from 'react'

import { buttonVariants } from './button'
import { cn } from './cn'

export const Sheet = SheetPrimitive.Root
export const SheetTrigger = SheetPrimitive.Trigger

const sheetVariants = cva(
  'fixed z-50 flex flex-col gap-4 overflow-y-auto overscroll-contain border-border bg-popover p-5 text-foreground shadow-overlay',
  {
    variants: {
      side: {
        /** From below on a phone, from the right where there is room. */
        end: 'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-lg border-t pb-[max(1.25rem,env(safe-area-inset-bottom))] max-lg:animate-rise lg:inset-y-0 lg:right-0 lg:left-auto lg:max-h-none lg:w-[26rem] lg:animate-slide-from-right lg:rounded-none lg:border-t-0 lg:border-l',
        /** The folded menu. */
        start:
          'inset-y-0 left-0 w-[min(20rem,85%)] animate-slide-from-left border-r pb-[max(1.25rem,env(safe-area-inset-bottom))] pl-[max(1.25rem,env(safe-area-inset-left))]',
      },
    },
    defaultVariants: { side: 'end' },
  },
)

interface SheetContentProps
  extends ComponentProps<typeof SheetPrimitive.Content>, VariantProps<typeof sheetVariants> {
  /** Name of the cross in the corner. */
  readonly closeLabel: string
}

/** Give it a SheetTitle, and `aria-describedby={undefined}` where nothing describes it further. */
export function SheetContent({ side, className, children, closeLabel, ...props }: SheetContentProps) {
  return (
    <SheetPrimitive.Portal>
      <SheetPrimitive.Overlay data-slot="sheet-overlay" className="fixed inset-0 z-50 animate-fade-in bg-(--scrim)" />
      <SheetPrimitive.Content data-slot="sheet-content" className={cn(sheetVariants({ side }), className)} {...props}>
        {children}
        <SheetPrimitive.Close
          className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'absolute top-2 right-2')}
          aria-label={closeLabel}
        >
          <X className="size-5" />
        </SheetPrimitive.Close>
      </SheetPrimitive.Content>
    </SheetPrimitive.Portal>
  )
}

export function SheetTitle({ className, ...props }: ComponentProps<typeof SheetPrimitive.Title>) {
  return <SheetPrimitive.Title data-slot="sheet-title" className={cn('pr-10 text-xl', className)} {...props} />
}
