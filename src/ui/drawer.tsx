import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'

import './portal.css'

interface DrawerProps {
  readonly id: string
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  /** Does not scroll; shown above the scrolling content. */
  readonly bar?: ReactNode
  readonly children: ReactNode
}

/** Tells the style sheet that the drawer takes a part of the window while it is open: see `--drawer-height`. */
function useSharedWindow(): void {
  useLayoutEffect(() => {
    const page = document.documentElement
    page.toggleAttribute('data-drawer', true)
    return () => page.removeAttribute('data-drawer')
  }, [])
}

/** Hides the drawer's scroll events from the router, which restores scroll positions by address: the drawer stays open across addresses. */
function useOwnScrolling(): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const keep = (event: Event): void => {
      if (event.target === content.current) event.stopPropagation()
    }
    // In the capture phase on the window, before the router's listener on the document.
    window.addEventListener('scroll', keep, true)
    return () => window.removeEventListener('scroll', keep, true)
  }, [])
  return content
}

/** A panel beside the app on a wide screen, below it on a smaller one; not modal: the app stays usable. */
export function Drawer({ id, title, closeLabel, onClose, bar, children }: DrawerProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const close = useEffectEvent(onClose)
  const content = useOwnScrolling()
  useSharedWindow()

  // In a layout effect, so that the content's own effects can still move the focus.
  useLayoutEffect(() => {
    const opener = document.activeElement
    heading.current?.focus({ preventScroll: true })
    // A focused field must not end up behind the drawer; a button in the header cannot.
    if (opener?.matches('input, textarea, select') === true) opener.scrollIntoView({ block: 'nearest' })
    return () => {
      // The focus goes back to the element that had it; if that is gone, to the button that opens the drawer again.
      const own = opener === document.body || opener?.isConnected !== true
      const place = own ? document.getElementById(`${id}-mark`) : opener
      if (place instanceof HTMLElement) place.focus({ preventScroll: true })
    }
  }, [id])

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) close()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return (
    <aside
      id={id}
      data-slot="drawer"
      aria-labelledby={`${id}-title`}
      className="fixed inset-x-0 bottom-0 z-40 flex h-(--drawer-height) flex-col bg-card depth-overlay xl:inset-y-0 xl:start-auto xl:h-auto xl:w-(--drawer-width) xl:border-s-2 xl:border-cloth print:hidden"
    >
      {/* A single row on medium widths, where the drawer is wide but low. */}
      <div className="flex flex-none flex-wrap items-center surface-cloth md:max-xl:flex-nowrap">
        <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className="ps-4">
          {title}
        </h2>
        <button
          type="button"
          className="me-1 ms-auto flex size-11 flex-none items-center justify-center md:max-xl:order-last"
          aria-label={closeLabel}
          onClick={onClose}
        >
          <X aria-hidden className="size-5" />
        </button>
        {bar !== undefined && <div className="min-w-0 basis-full md:max-xl:basis-auto">{bar}</div>}
      </div>
      <div
        ref={content}
        data-slot="drawer-content"
        className="flex min-h-0 grow flex-col gap-6 overflow-y-auto overscroll-contain p-4 pb-[max(1rem,env(safe-area-inset-bottom))]"
      >
        {children}
      </div>
    </aside>
  )
}
