import { lazyRouteComponent, useMatch } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { OrderListName } from '@/features/orders/order-lists'
import { ModuleGate } from '@/features/sections/module-gate'
import { isOpen } from '@/resources/known-modules'
import { session } from '@/session/browser-session'
import { modules } from '../device-store'
import { useScreenTitle, type PortalAddress } from '../titles/document-title'
import { sourceOf } from '../resource-sources'
import { prepareModules } from '../seller-modules'
import { portalTitles } from '../titles/screen-titles'
import { shellTexts as texts } from '../texts'
import { AnyScreen } from '../shell/portal-outline'

// Called only once the marketplace offers orders: before that neither the chunk nor the orders are fetched.
const withOrders = async <Screen,>(load: () => Promise<Screen>): Promise<Screen> => {
  const [screen] = await Promise.all([load(), sourceOf('orders').prepare()])
  return screen
}

const OrdersOfList = lazyRouteComponent(() => withOrders(() => import('./orders-of-list')), 'OrdersOfList')

const ShipmentFiles = lazyRouteComponent(() => withOrders(() => import('./shipment-files')), 'ShipmentFiles')

/**
 * Loads the chunks of these screens if the marketplace is known to offer orders, so that a screen opens complete.
 * @throws if the chunk that asks what is offered cannot be loaded, as nothing could be shown
 */
export async function loadOrdersPage(): Promise<{ readonly OrdersPage: typeof OrdersPage }> {
  const current = session.read()
  if (current.kind === 'signed-in' && current.sellerId !== null && (await isOffered(current.sellerId))) {
    // The screen itself reports a failure.
    await Promise.all([OrdersOfList.preload?.(), ShipmentFiles.preload?.()])
  }
  return { OrdersPage }
}

async function isOffered(sellerId: string): Promise<boolean> {
  await Promise.all([modules.readAhead(sellerId), prepareModules()])
  const known = modules.source(sellerId).view()
  return known.kind === 'ready' && isOpen(known.value, 'orders')
}

type OrdersAddress = Extract<PortalAddress, `/orders/${string}`>

/** What each address of My Orders shows. */
const screens: Readonly<Partial<Record<string, OrderListName | 'shipment-files'>>> = {
  '/orders/lazy-ship': 'lazy-ship',
  '/orders/self-ship': 'self-ship',
  '/orders/bundle': 'bundle',
  '/orders/shipment-files': 'shipment-files',
} satisfies Readonly<Record<OrdersAddress, OrderListName | 'shipment-files'>>

/** An address of My Orders: its screen where the marketplace offers orders, else the page that says why not. */
export function OrdersPage() {
  const title = useScreenTitle(portalTitles) ?? texts.product
  const { fullPath } = useMatch({ strict: false })
  const screen = screens[fullPath]
  return (
    <ModuleGate module="orders" title={title}>
      <Suspense fallback={<AnyScreen />}>
        {screen === 'shipment-files' && <ShipmentFiles title={title} />}
        {screen !== undefined && screen !== 'shipment-files' && <OrdersOfList title={title} list={screen} orders={sourceOf('orders')} />}
      </Suspense>
    </ModuleGate>
  )
}
