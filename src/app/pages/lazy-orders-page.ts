import { lazyRouteComponent } from '@tanstack/react-router'

// One file for all of them, fetched with the first: none weighs on the product's first screen.
export const OrdersPage = lazyRouteComponent(() => import('./orders-page').then(({ loadOrdersPage }) => loadOrdersPage()), 'OrdersPage')
