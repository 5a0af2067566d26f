import * as Slot from 'radix-ui/slot'
import type { ComponentProps, ReactNode } from 'react'

/**
 * Stands in for `@radix-ui/react-popper`, which measures where a menu has room. Our menus hang from the header, below
 * their button and flush with its end: a style sheet says as much, and the libraries that measure stay out of the app.
 */

const noScope = (): object => ({})
/** What Radix shares between the parts of one popper; ours share nothing. */
export const createPopperScope = Object.assign(() => noScope, { scopeName: 'Popper' })

interface Scoped {
  readonly __scopePopper?: unknown
}

export const Root = ({ children }: { readonly children?: ReactNode }) => <div className="relative flex">{children}</div>

/** The button itself. */
export const Anchor = ({ asChild: _as, __scopePopper: _scope, ...props }: ComponentProps<typeof Slot.Root> & Scoped & { readonly asChild?: boolean }) => (
  <Slot.Root {...props} />
)

interface ContentProps extends ComponentProps<'div'>, Scoped {
  readonly side?: unknown
  readonly sideOffset?: unknown
  readonly align?: unknown
  readonly collisionPadding?: unknown
}

export const Content = ({ side: _side, sideOffset: _offset, align: _align, collisionPadding: _padding, __scopePopper: _scope, className = '', ...props }: ContentProps) => (
  <div className={`absolute end-0 top-full mt-2 ${className}`} {...props} />
)

/** No menu has one. */
export const Arrow = (): null => null
