import Menu from 'lucide-react/icons/menu'
import { useEffect, useRef, useState } from 'react'
import { Sheet } from '@/ui/sheet'
import { wideWindow } from '@/ui/use-media-query'
import { contentId } from './content'
import { portalTexts as texts } from './portal-texts'
import { MenuList } from './menu-list'
import { useBeforeNavigate } from './use-before-navigate'

/** Where there is no room for it the menu is folded away behind this button (LAYOUT-05). */
export function MenuButton() {
  const [open, setOpen] = useState(false)
  const left = useRef(false)
  const trigger = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    // Where there is room for the menu itself, the drawer has no button any more.
    const wide = window.matchMedia(wideWindow)
    const close = (): void => setOpen(false)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [])

  // By a choice in the menu, the page that is shown included, too.
  useBeforeNavigate(() => {
    left.current = true
    setOpen(false)
  })

  /** After a navigation the focus belongs to the page that it led to, not to the button. */
  function returnFocus(): void {
    if (!left.current) return trigger.current?.focus()
    const content = document.getElementById(contentId)
    if (content?.contains(document.activeElement) === false) content.focus({ preventScroll: true })
  }

  return (
    <>
      <button
        ref={trigger}
        type="button"
        data-slot="menu-button"
        className="flex size-[44px] flex-none items-center justify-center rounded-md lg:hidden"
        aria-label={texts.openMenu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          left.current = false
          setOpen(true)
        }}
      >
        <Menu aria-hidden className="size-[24px]" />
      </button>
      {open && (
        <Sheet
          side="start"
          title={texts.menu}
          closeLabel={texts.closeMenu}
          onClose={() => setOpen(false)}
          // Where the seller is, and so what is next to it; the dialog itself begins at the top.
          firstFocus={(dialog) => dialog.querySelector('a[aria-current]')}
          returnFocus={returnFocus}
        >
          <nav aria-label={texts.menu} className="py-3 pe-3 ps-[max(0.75rem,env(safe-area-inset-left),env(safe-area-inset-right))]">
            <MenuList />
          </nav>
        </Sheet>
      )}
    </>
  )
}
