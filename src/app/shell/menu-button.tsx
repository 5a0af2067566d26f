import Menu from 'lucide-react/icons/menu'
import { useEffect, useRef, useState } from 'react'
import { Sheet } from '@/ui/sheet'
import { wideWindow } from '@/ui/use-media-query'
import { contentId } from './content'
import { portalTexts as texts } from './portal-texts'
import { MenuList } from './menu-list'
import { useBeforeNavigate } from './use-before-navigate'

/** In a narrow window this button opens the menu as a sheet (LAYOUT-05). */
export function MenuButton() {
  const [open, setOpen] = useState(false)
  const left = useRef(false)
  const trigger = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    // A wide window shows the menu itself and hides this button, so the sheet closes.
    const wide = window.matchMedia(wideWindow)
    const close = (): void => setOpen(false)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [])

  // Also if the menu's choice is the page that is shown already.
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
          // On the current page's link, so that its neighbours are in sight; otherwise the sheet would open at its top.
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
