import { Outlet } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { ModulesContext } from '@/resources/modules'
import { ClientProvider } from '@/session/client-context'
import { SampleStoreContext } from '@/samples/use-samples'
import { useSession } from '@/session/use-session'
import { useDocumentTitle } from '../titles/document-title'
import { firstHeading } from '../titles/first-heading'
import { prepareReads } from '../resource-sources'
import { sampleStore } from '../sample-store'
import { portalTitles } from '../titles/screen-titles'
import { modulesSource, prepareModules } from '../seller-modules'
import { loadBackend } from '../services'
import { ClockNotice } from '../notices/clock-notice'
import { DeliveryNotice } from '../notices/delivery-notice'
import { Frame } from './frame'
import { HeaderHem } from './header-hem'
import { StatusPill } from './status-pill'
import { StorageNotice } from '../notices/storage-notice'
import { useRoom } from './use-room'
import { ShelfContext } from '@/ui/shelf'
import { useMediaQuery, wideWindow } from '@/ui/use-media-query'
import '@/ui/portal.css'

/** The common layout of the screens behind the sign-in: header, menu, screen. */
export function PortalLayout() {
  useDocumentTitle(portalTitles)
  // On every screen (READ-03); what cannot be loaded now is loaded by the screen that shows it.
  useEffect(() => void Promise.allSettled([prepareReads(), prepareModules()]), [])
  return (
    <ClientProvider>
      <SampleStoreContext value={sampleStore}>
        <ModulesContext value={modulesSource}>
          <PortalFrame>
            <Outlet />
          </PortalFrame>
        </ModulesContext>
      </SampleStoreContext>
    </ClientProvider>
  )
}

/** The layout's frame, also for a screen that is open to everybody and therefore outside of the guard. */
export function PortalFrame({ children }: { readonly children: ReactNode }) {
  const { sellerId } = useSession()
  const row = useRoom()
  const wide = useMediaQuery(wideWindow)
  const [shelf, setShelf] = useState<HTMLElement | null>(null)
  // After the heading is shown: starting the in-browser service takes as much processor time as rendering a screen.
  useEffect(() => void firstHeading().then(loadBackend).catch(() => undefined), [])
  return (
    <ShelfContext value={shelf}>
      <Frame hasSideMenu={wide} row={row} pill={<StatusPill />} hem={<HeaderHem />} below={<div ref={setShelf} data-slot="shelf" />}>
        <ClockNotice />
        {children}
      </Frame>
      <DeliveryNotice key={sellerId} />
      <StorageNotice />
    </ShelfContext>
  )
}
