import type { LucideIcon } from 'lucide-react'
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'

import { cn } from './cn'

/** The items that a key can move the focus to, the preferred one first. */
function candidates(key: string, items: readonly HTMLElement[], current: number): readonly HTMLElement[] {
  const following = [...items.slice(current + 1), ...items.slice(0, current + 1)]
  switch (key) {
    case 'ArrowDown':
      return following
    case 'ArrowUp':
      return [...items.slice(0, Math.max(current, 0)).toReversed(), ...items.toReversed()]
    case 'Home':
      return items
    case 'End':
      return items.toReversed()
    default:
      return key.length === 1
        ? following.filter(({ textContent }) => textContent.toLowerCase().startsWith(key.toLowerCase()))
        : []
  }
}

/** Moves the focus in a menu to the first candidate that takes it; an item that the style sheet hides at this width cannot. */
function moveFocus(menu: HTMLElement, key: string): void {
  const items = [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')]
  const current = items.findIndex((item) => item === document.activeElement)
  candidates(key, items, current).some((item) => {
    item.focus()
    return document.activeElement === item
  })
}

interface DropdownMenuProps {
  /** Accessible name of the button and of the menu. */
  readonly label: string
  readonly icon: LucideIcon
  /** Id of a text that describes the items. */
  readonly describedBy?: string
  readonly children: ReactNode
}

/** A button and the menu below it, aligned with its end; the page behind stays scrollable. */
export function DropdownMenu({ label, icon: Icon, describedBy, children }: DropdownMenuProps) {
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const menuId = useId()
  const closeFromOutside = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && root.current?.contains(event.target) === false) setOpen(false)
  })

  useLayoutEffect(() => {
    if (open && menu.current !== null) moveFocus(menu.current, 'Home')
  }, [open])
  useEffect(() => {
    if (!open) return undefined
    document.addEventListener('pointerdown', closeFromOutside)
    return () => document.removeEventListener('pointerdown', closeFromOutside)
  }, [open])

  function close(): void {
    setOpen(false)
    trigger.current?.focus()
  }

  /** Runs after the item's own handler. It focuses the button, so that a dialog which the item opens returns the focus there. */
  function choose(event: MouseEvent): void {
    if (event.target instanceof Element && event.target.closest('[role="menuitem"]') !== null) close()
  }

  function onMenuKey(event: KeyboardEvent<HTMLElement>): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    if (event.key === 'Escape') close()
    else if (event.key === 'Tab') return setOpen(false)
    else if (event.key === ' ' && event.target instanceof HTMLElement) event.target.click()
    else if (event.key === 'Enter') return
    else moveFocus(event.currentTarget, event.key)
    event.preventDefault()
    event.stopPropagation()
  }

  function onTriggerKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' || open) return
    event.preventDefault()
    setOpen(true)
  }

  function onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false)
  }

  return (
    <div ref={root} className="relative flex" onBlur={onBlur}>
      <button
        ref={trigger}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        className="flex size-[44px] flex-none items-center justify-center rounded-md"
        onClick={() => setOpen(!open)}
        onKeyDown={onTriggerKey}
      >
        <Icon aria-hidden className="size-[24px]" />
      </button>
      {open && (
        <div
          ref={menu}
          id={menuId}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          aria-describedby={describedBy}
          className="absolute end-0 top-full z-50 mt-2 max-h-[calc(100dvh-5rem)] w-max max-w-[calc(100vw-72px)] min-w-[min(12rem,100vw-72px)] animate-fade-in overflow-y-auto rounded-lg border border-border bg-popover p-1 text-foreground depth-overlay [--ring:var(--page-ring)]"
          onClick={choose}
          onKeyDown={onMenuKey}
        >
          {children}
        </div>
      )}
    </div>
  )
}

const itemStyle =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-md px-3 text-start text-foreground no-underline outline-none hover:bg-primary-soft focus:bg-primary-soft focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-ring'

interface DropdownMenuItemProps {
  /** For screen readers, if the text alone is not clear. */
  readonly 'aria-label'?: string
  /** For a text in another language than the page's. */
  readonly lang?: string
  readonly onSelect?: () => void
  readonly children: ReactNode
}

export const DropdownMenuItem = ({ onSelect, ...props }: DropdownMenuItemProps) => (
  <button type="button" role="menuitem" tabIndex={-1} className={itemStyle} onClick={onSelect} {...props} />
)

/** Props that turn a link into an item. */
export const dropdownMenuLink = {
  role: 'menuitem',
  tabIndex: -1,
  className: itemStyle,
} as const

/** A text about the items; pass its id as `describedBy`. */
export function DropdownMenuLabel({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('px-3 py-2 text-sm text-muted-foreground', className)} {...props} />
}

export const DropdownMenuSeparator = () => <hr className="my-1 border-t border-border" />
