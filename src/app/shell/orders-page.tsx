import { lazyRouteComponent, useMatch } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { OrderListName } from '@/features/orders/order-lists'
import { ModuleGate } from '@/features/sections/module-gate'
import { isOpen } from '@/resources/known-modules'
import { session } from '@/session/browser-session'
import { modules } from '../device-store'
import { useScreenTitle } from '../document-title'
import { sourceOf } from '../resource-sources'
import { portalTitles } from '../screen-titles'
import { shellTexts as texts } from '../texts'
import { AnyScreen } from './portal-outline'

// Neither fetched nor asked for before the marketplace offers orders.
const withOrders = async <Screen,>(load: () => Promise<Screen>): Promise<Screen> => {
  const [screen] = await Promise.all([load(), sourceOf('orders').prepare()])
  return screen
}

const OrdersOfList = lazyRouteComponent(() => withOrders(() => import('./orders-of-list')), 'OrdersOfList')

const ShipmentFiles = lazyRouteComponent(() => withOrders(() => import('./shipment-files')), 'ShipmentFiles')

/** Begins with them while the screen around them is put up: where the marketplace is known to offer orders nothing is to be waited for. */
async function fetchAhead(): Promise<void> {
  const { sellerId } = session.read()
  if (sellerId !== null && isOpen(await modules.known(sellerId), 'orders')) await OrdersOfList.preload?.()
}

// What fails here is asked for again by the screen, and fails there with its own words.
fetchAhead().catch(() => undefined)

/** The lists by their addresses; the one address without a list has the files of shipments. */
const lists: Readonly<Record<string, OrderListName>> = { '/orders/lazy-ship': 'lazy-ship', '/orders/self-ship': 'self-ship', '/orders/bundle': 'bundle' }

/** An address of My Orders: its screen where the marketplace offers orders, else the page that says why not. */
export function OrdersPage() {
  const title = useScreenTitle(portalTitles) ?? texts.product
  const { fullPath } = useMatch({ strict: false })
  const list = lists[fullPath]
  return (
    <ModuleGate module="orders" title={title}>
      <Suspense fallback={<AnyScreen />}>
        {list === undefined ? <ShipmentFiles title={title} /> : <OrdersOfList title={title} list={list} orders={sourceOf('orders')} />}
      </Suspense>
    </ModuleGate>
  )
}
