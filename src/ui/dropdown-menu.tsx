import * as DropdownMenuPrimitive from 'radix-ui/dropdown-menu'
import type { ComponentProps } from 'react'

import { cn } from './cn'

/** Not modal: the page behind a short menu may go on scrolling. */
export function DropdownMenu({ modal = false, ...props }: ComponentProps<typeof DropdownMenuPrimitive.Root>) {
  return <DropdownMenuPrimitive.Root modal={modal} {...props} />
}

export const DropdownMenuTrigger = DropdownMenuPrimitive.Trigger

/** Stands where it is written, not at the end of the page: so it stays inside its landmark. */
export function DropdownMenuContent({
  className,
  ...props
}: ComponentProps<typeof DropdownMenuPrimitive.Content>) {
  return (
    <DropdownMenuPrimitive.Content
      data-slot="dropdown-menu-content"
      className={cn(
        'z-50 max-h-[calc(100dvh-5rem)] w-max max-w-[calc(100vw-72px)] min-w-[min(12rem,100vw-72px)] overflow-y-auto animate-fade-in rounded-lg border border-border bg-popover p-1 text-foreground shadow-overlay [--ring:var(--page-ring)]',
        className,
      )}
      {...props}
    />
  )
}

/** Words about the items; refer to them with `aria-describedby`. */
export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof DropdownMenuPrimitive.Label>) {
  return (
    <DropdownMenuPrimitive.Label
      data-slot="dropdown-menu-label"
      className={cn('px-3 py-2 text-sm text-muted-foreground', className)}
      {...props}
    />
  )
}

/** With `asChild` the item may be a link. */
export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof DropdownMenuPrimitive.Item>) {
  return (
    <DropdownMenuPrimitive.Item
      data-slot="dropdown-menu-item"
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 text-foreground no-underline outline-none data-highlighted:bg-primary-soft data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-ring',
        className,
      )}
      {...props}
    />
  )
}

export function DropdownMenuSeparator({
  className,
  ...props
}: ComponentProps<typeof DropdownMenuPrimitive.Separator>) {
  return (
    <DropdownMenuPrimitive.Separator
      data-slot="dropdown-menu-separator"
      className={cn('my-1 h-px bg-border', className)}
      {...props}
    />
  )
}
