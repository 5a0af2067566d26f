import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'

import './portal.css'

interface DrawerProps {
  readonly id: string
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  /** Stands still above what scrolls. */
  readonly bar?: ReactNode
  readonly children: ReactNode
}

/** Tells the style sheet that the window is shared, for as long as the drawer is open: see `--drawer-height`. */
function useSharedWindow(): void {
  useLayoutEffect(() => {
    const page = document.documentElement
    page.toggleAttribute('data-drawer', true)
    return () => page.removeAttribute('data-drawer')
  }, [])
}

/** The router brings back with each address what was scrolled there. The drawer outlives addresses: its scrolling is nobody else's. */
function useOwnScrolling(): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const keep = (event: Event): void => {
      if (event.target === content.current) event.stopPropagation()
    }
    // Before the document hears of it.
    window.addEventListener('scroll', keep, true)
    return () => window.removeEventListener('scroll', keep, true)
  }, [])
  return content
}

/** Stands beside the app on a wide screen, below it on a smaller one; the app stays usable beside it. */
export function Drawer({ id, title, closeLabel, onClose, bar, children }: DrawerProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const close = useEffectEvent(onClose)
  const content = useOwnScrolling()
  useSharedWindow()

  // Before the content may ask for the focus.
  useLayoutEffect(() => {
    const opener = document.activeElement
    heading.current?.focus({ preventScroll: true })
    // The field that somebody is at stays in sight; a button in the header is anyway.
    if (opener?.matches('input, textarea, select') === true) opener.scrollIntoView({ block: 'nearest' })
    return () => {
      // Back to what opened it; where that is gone, to the mark that opens it again.
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
      {/* One row where the drawer is wide, since it is low there. */}
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
