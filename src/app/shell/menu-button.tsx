import { useRouter } from '@tanstack/react-router'
import Menu from 'lucide-react/icons/menu'
import { useEffect, useRef, useState } from 'react'
import { Sheet, SheetContent, SheetTrigger } from '@/ui/sheet'
import { contentId } from './content'
import { portalTexts as texts } from './portal-texts'
import { MenuList } from './menu-list'

/** Below this width the dashboard menu is folded away behind a button. */
const menuCollapseWidthPixels = 992

/** Below 992 px the menu is folded away behind this button (LAYOUT-05). */
export function MenuButton() {
  const router = useRouter()
  const [open, setOpen] = useState(false)
  const left = useRef(false)

  useEffect(() => {
    // Where there is room for the menu itself, the drawer has no button any more.
    const wide = window.matchMedia(`(width >= ${menuCollapseWidthPixels}px)`)
    const close = (): void => setOpen(false)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [])

  useEffect(
    // By a choice in the menu, the page that is shown included, or by the browser's own buttons.
    () =>
      router.subscribe('onBeforeNavigate', () => {
        left.current = true
        setOpen(false)
      }),
    [router],
  )

  function change(next: boolean): void {
    left.current = false
    setOpen(next)
  }

  /** After a navigation the focus belongs to the page that it led to, not to the button. */
  function goToContent(event: Event): void {
    if (!left.current) return
    event.preventDefault()
    const content = document.getElementById(contentId)
    if (content?.contains(document.activeElement) === false) content.focus({ preventScroll: true })
  }

  /** Where the seller is, and so what is next to it; the dialog itself begins at the top. */
  function startAtCurrentPage(event: Event): void {
    const current = event.currentTarget instanceof Element ? event.currentTarget.querySelector<HTMLElement>('a[aria-current]') : null
    if (current === null) return
    event.preventDefault()
    current.focus()
  }

  return (
    <Sheet open={open} onOpenChange={change}>
      <SheetTrigger data-slot="menu-button" className="flex size-[44px] flex-none items-center justify-center rounded-md lg:hidden" aria-label={texts.openMenu}>
        <Menu aria-hidden className="size-[24px]" />
      </SheetTrigger>
      <SheetContent
        title={texts.menu}
        className="inset-y-0 left-0 w-[min(20rem,85%)] animate-slide-from-left border-r pb-[env(safe-area-inset-bottom)]"
        closeLabel={texts.closeMenu}
        aria-describedby={undefined}
        onOpenAutoFocus={startAtCurrentPage}
        onCloseAutoFocus={goToContent}
      >
        <nav aria-label={texts.menu} className="py-3 pr-3 pl-[max(0.75rem,env(safe-area-inset-left))]">
          <MenuList />
        </nav>
      </SheetContent>
    </Sheet>
  )
}
