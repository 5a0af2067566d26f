import { lateParts } from '@/late/late-part'
import { isOpen } from '@/resources/known-modules'
import { useModules } from '@/resources/modules'
import { sourceOf } from '../resource-sources'

const Today = lateParts(async () => {
  await sourceOf('orders').prepare()
  return import('@/features/orders/orders-today')
})

/** What there is to do today, for a seller whose marketplace offers orders; for any other nothing of it is fetched. */
export function TodayPart() {
  return isOpen(useModules(), 'orders') && <Today>{({ OrdersToday }) => <OrdersToday orders={sourceOf('orders')} />}</Today>
}
