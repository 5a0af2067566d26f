import { Outlet } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { ClientProvider } from '@/session/client-context'
import { SampleStoreContext } from '@/samples/use-samples'
import { useSession } from '@/session/use-session'
import { useDocumentTitle } from '../document-title'
import { sampleStore } from '../sample-store'
import { portalTitles } from '../screen-titles'
import { ClockNotice } from './clock-notice'
import { Content } from './content'
import { DeliveryNotice } from './delivery-notice'
import { MenuButton } from './menu-button'
import { MenuList } from './menu-list'
import { HeaderBar } from './header-bar'
import { HeaderHem } from './header-hem'
import { HeaderMenus } from './header-menus'
import { StatusPill } from './status-pill'
import { StorageNotice } from './storage-notice'
import { portalTexts as texts } from './portal-texts'
import { useRoom } from './use-room'
import { ShelfContext } from '@/ui/shelf'
import '@/ui/portal.css'

/** The common layout of the screens behind the sign-in: header, menu, screen. */
export function PortalLayout() {
  useDocumentTitle(portalTitles)
  return (
    <ClientProvider>
      <SampleStoreContext value={sampleStore}>
        <PortalFrame>
          <Outlet />
        </PortalFrame>
      </SampleStoreContext>
    </ClientProvider>
  )
}

/** The same frame for a screen that is also shown outside of the guard. */
export function PortalFrame({ children }: { readonly children: ReactNode }) {
  const { sellerId } = useSession()
  const row = useRoom()
  const [shelf, setShelf] = useState<HTMLElement | null>(null)
  return (
    <ShelfContext value={shelf}>
      <HeaderBar
        ref={row}
        start={<MenuButton />}
        pill={<StatusPill />}
        end={<HeaderMenus />}
        hem={<HeaderHem />}
        below={<div ref={setShelf} data-slot="shelf" />}
      />
      <div className="flex grow">
        <nav
          aria-label={texts.menu}
          data-slot="side-menu"
          className="sticky top-(--cloth-height) h-[calc(100dvh-var(--cloth-height)-var(--drawer-height))] w-menu flex-none overflow-y-auto border-r border-border bg-card p-3 max-lg:hidden print:hidden"
        >
          <MenuList />
        </nav>
        <Content className="gutter pt-6 pb-12 max-lg:pb-6">
          <ClockNotice />
          {children}
        </Content>
      </div>
      <DeliveryNotice key={sellerId} />
      <StorageNotice />
    </ShelfContext>
  )
}
