import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'

import { Button } from './button'

interface DrawerProps {
  readonly id: string
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Stands beside the app on a wide screen, below it on a phone; the app stays usable beside it. */
export function Drawer({ id, title, closeLabel, onClose, children }: DrawerProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const close = useEffectEvent(onClose)

  useEffect(() => {
    // Back to what opened it.
    const opener = document.activeElement
    heading.current?.focus({ preventScroll: true })
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])

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
      className="fixed inset-x-0 bottom-0 z-40 flex h-[50dvh] flex-col border-t-2 border-primary bg-card shadow-overlay lg:inset-y-0 lg:left-auto lg:h-auto lg:w-[26rem] lg:border-t-0 lg:border-l-2 print:hidden"
    >
      <div className="flex items-center justify-between border-b border-border px-4 py-1">
        <h2 ref={heading} id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        <Button variant="ghost" size="icon" aria-label={closeLabel} onClick={onClose}>
          <X aria-hidden className="size-5" />
        </Button>
      </div>
      <div className="flex min-h-0 flex-col gap-6 overflow-y-auto overscroll-contain p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        {children}
      </div>
    </aside>
  )
}
