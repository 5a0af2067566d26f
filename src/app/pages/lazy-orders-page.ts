import { lazyRouteComponent } from '@tanstack/react-router'

// One chunk for all orders routes, loaded with the first of them: the app's first screen does not pay for it.
export const OrdersPage = lazyRouteComponent(() => import('./orders-page').then(({ loadOrdersPage }) => loadOrdersPage()), 'OrdersPage')
