import Menu from 'lucide-react/icons/menu'
import { useEffect, useState } from 'react'
import { menuCollapseWidthPixels } from '@/contract/limits'
import { Sheet, SheetContent, SheetTitle, SheetTrigger } from '@/ui/sheet'
import { portalTexts as texts } from './portal-texts'
import { MenuList } from './menu-list'

/** Below 992 px the menu is folded away behind this button (LAYOUT-05). */
export function MenuButton() {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    // Where there is room for the menu itself, the drawer has no button any more.
    const wide = window.matchMedia(`(width >= ${menuCollapseWidthPixels}px)`)
    const close = (): void => setOpen(false)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [])

  return (
    <Sheet open={open} onOpenChange={setOpen}>
      <SheetTrigger className="flex size-11 flex-none items-center justify-center rounded-md lg:hidden" aria-label={texts.openMenu}>
        <Menu aria-hidden className="size-6" />
      </SheetTrigger>
      <SheetContent side="start" closeLabel={texts.closeMenu} aria-describedby={undefined}>
        <SheetTitle>{texts.menu}</SheetTitle>
        <nav aria-label={texts.menu}>
          <MenuList onChosen={() => setOpen(false)} />
        </nav>
      </SheetContent>
    </Sheet>
  )
}
