import type { Order } from '@/contract/reads/orders/orders'

/** Where orders are listed, by who brings them; bundles stand in a list of their own besides. */
export const orderAddresses = { 'lazy-ship': '/orders/lazy-ship', 'self-ship': '/orders/self-ship' } as const

/** The list in which an order stands. */
export const addressOf = ({ shipBy }: Pick<Order, 'shipBy'>) => orderAddresses[`${shipBy}-ship`]
