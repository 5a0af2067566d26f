import { createFileRoute } from '@tanstack/react-router'
import { OrdersPage } from '../../../pages/lazy-orders-page'

export const Route = createFileRoute('/_portal/orders/self-ship')({
  codeSplitGroupings: [],
  component: OrdersPage,
})
