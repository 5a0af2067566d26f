import type { Order } from '@/contract/reads/orders/orders'

/** The addresses of the lists, by who delivers the order; bundles are listed a second time in a list of their own. */
export const orderAddresses = { 'lazy-ship': '/orders/lazy-ship', 'self-ship': '/orders/self-ship' } as const

/** The address of the list that holds an order. */
export const addressOf = ({ shipBy }: Pick<Order, 'shipBy'>) => orderAddresses[`${shipBy}-ship`]
