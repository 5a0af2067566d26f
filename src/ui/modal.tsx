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
  /** Gets the focus where that is not the first thing that can have it. */
  readonly firstFocus?: ((dialog: HTMLElement) => HTMLElement | null) | undefined
  /** Gives the focus back; what had it before gets it otherwise. */
  readonly returnFocus?: (() => void) | undefined
  readonly className: string
  readonly children?: ReactNode
}

/** What a dialog or a sheet says; each has a place for it. */
export interface ModalContent extends Omit<ModalProps, 'titleId' | 'descriptionId' | 'className'> {
  readonly title: string
  readonly description?: string | undefined
  /** Name of the cross in the corner. */
  readonly closeLabel: string
}

/** Opens the browser's own dialog for as long as it is mounted: that keeps the focus inside, and closes by Escape or Back. */
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
    // Asked before anything is changed: after it the browser laid the page out once more to answer.
    const scrolls = page.scrollHeight > page.clientHeight
    // The page behind holds still, without a jump where its scroll bar takes room.
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

/** Whether a press is on what is behind the dialog, which belongs to it too. */
function isOutside({ clientX, clientY, target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom)
}

/** What `Dialog` and `Sheet` share: it lies over the page, which waits until it is closed. */
export function Modal({ titleId, descriptionId, onClose, firstFocus, returnFocus, className, children }: ModalProps) {
  const dialog = useOpenDialog({ firstFocus, returnFocus })
  /** What is marked inside and let go of outside is no press. */
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
        // A file picker that is closed says so too.
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
