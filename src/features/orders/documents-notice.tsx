import type { OverlaidOrder } from '@/domain/orders/overlay'
import { documentsToCome } from '@/domain/orders/parcel-papers'
import { isOpen } from '@/resources/known-modules'
import { useModules } from '@/resources/modules'
import { Alert } from '@/ui/alert'
import { ordersTexts as texts } from './texts'

/** Says how many parcels would leave without their invoice (LAW-05); nothing where the marketplace offers none. */
export function DocumentsNotice({ orders }: { readonly orders: readonly OverlaidOrder[] }) {
  const offersInvoices = isOpen(useModules(), 'invoices')
  const { length } = documentsToCome(orders)
  return offersInvoices && length > 0 && <Alert variant="info">{texts.invoicesToCome(length)}</Alert>
}
