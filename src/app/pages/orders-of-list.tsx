import type { ComponentProps } from 'react'
import { orderLists, type OrderListName } from '@/features/orders/order-lists'
import { OrdersScreen } from '@/features/orders/orders-screen'
import { lookUpOrder } from '../look-up-orders'
import { printedLabels } from '../printed-labels'

interface OrdersOfListProps extends Omit<ComponentProps<typeof OrdersScreen>, 'list' | 'labels' | 'lookUp'> {
  readonly list: OrderListName
}

/** The screen of an order list, given by its name: the lists' descriptions are loaded with this chunk. */
export const OrdersOfList = ({ list, ...screen }: OrdersOfListProps) => <OrdersScreen list={orderLists[list]} labels={printedLabels} lookUp={lookUpOrder} {...screen} />
