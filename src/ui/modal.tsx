import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { createPortal } from 'react-dom'

import { cn } from './cn'

interface ModalProps {
  readonly titleId: string
  readonly descriptionId?: string | undefined
  readonly onClose: () => void
  /** The element to focus, if that is not the first focusable one. */
  readonly firstFocus?: ((dialog: HTMLElement) => HTMLElement | null) | undefined
  /** Gives the focus back after closing; without it, the element that had it before gets it. */
  readonly returnFocus?: (() => void) | undefined
  readonly className: string
  readonly children?: ReactNode
}

/** The props that dialogs and sheets have in common. */
export interface ModalContent extends Omit<ModalProps, 'titleId' | 'descriptionId' | 'className'> {
  readonly title: string
  readonly description?: string | undefined
  /** Accessible name of the close button in the corner. */
  readonly closeLabel: string
}

/** Opens a native modal dialog while it is mounted: the browser traps the focus and closes it on Escape or Android's back gesture. */
function useOpenDialog({
  firstFocus,
  returnFocus,
}: Pick<ModalProps, 'firstFocus' | 'returnFocus'>): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  const start = useEffectEvent((opened: HTMLElement) => firstFocus?.(opened)?.focus())
  const end = useEffectEvent((opener: Element | null) => {
    if (returnFocus !== undefined) returnFocus()
    else if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  })

  useLayoutEffect(() => {
    const opened = dialog.current
    if (opened === null) return undefined
    const opener = document.activeElement
    const page = document.documentElement
    const { overflow } = page.style
    opened.showModal()
    // Read before the styles below change: reading it afterwards would force another layout.
    const scrolls = page.scrollHeight > page.clientHeight
    // The page behind must not scroll; the gutter keeps its width where a scroll bar takes space.
    page.style.overflow = 'hidden'
    page.style.scrollbarGutter = scrolls ? 'stable' : ''
    start(opened)
    return () => {
      page.style.overflow = overflow
      page.style.scrollbarGutter = ''
      opened.close()
      end(opener)
    }
  }, [])
  return dialog
}

/** Whether a click is on the backdrop, whose events have the dialog as their target. */
function isOutside({ clientX, clientY, target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom)
}

/** The modal overlay that `Dialog` and `Sheet` share; the page behind is inert while it is open. */
export function Modal({ titleId, descriptionId, onClose, firstFocus, returnFocus, className, children }: ModalProps) {
  const dialog = useOpenDialog({ firstFocus, returnFocus })
  /** Selecting text inside and releasing outside must not close the dialog: the press has to start outside, too. */
  const pressedOutside = useRef(false)
  const closedFromOutside = {
    onPointerDown: (event: MouseEvent<HTMLElement>): void => {
      pressedOutside.current = isOutside(event)
    },
    onClick: (event: MouseEvent<HTMLElement>): void => {
      if (pressedOutside.current && isOutside(event)) onClose()
    },
  }
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
      className={cn(
        'fixed overflow-y-auto overscroll-contain border-border bg-popover text-foreground depth-overlay backdrop:animate-fade-in backdrop:bg-(--scrim)',
        className,
      )}
      onCancel={(event) => {
        // A file input inside also fires a bubbling `cancel` event when its picker is dismissed.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      {...closedFromOutside}
    >
      {children}
    </dialog>,
    document.body,
  )
}
