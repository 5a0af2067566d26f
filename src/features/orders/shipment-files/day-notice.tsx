import { listed } from '@/catalogues/listed'
import { orderTexts } from '@/domain/orders/order-texts'
import type { OverlaidOrder } from '@/domain/orders/overlay'
import { DocumentsNotice } from '../documents-notice'
import { ordersTexts } from '../texts'
import { UndecidedNotice } from '../undecided-notice'
import type { ShelfDay } from './shelf-day'

const namesOf = (orders: readonly OverlaidOrder[]): string => listed(orders.map(({ id }) => id))

/** Which parcels ask for a decision, and what to do before the courier leaves. */
export function DayNotice({ item: { parcels, shelf, shipBy } }: { readonly item: ShelfDay }) {
  const refused = parcels.filter((parcel) => parcel.refused !== null && parcel.refused.because !== 'overtaken')
  // Their commands are not refused yet, so the outbox asks for no decision: it is taken at the order.
  const cancelled = parcels.filter((parcel) => parcel.refused?.because === 'overtaken')
  return (
    <>
      {refused.length > 0 && (
        <UndecidedNotice>
          {namesOf(refused)}: {ordersTexts.decideFirst}
        </UndecidedNotice>
      )}
      {cancelled.length > 0 && (
        <UndecidedNotice at={cancelled}>
          {namesOf(cancelled)}: {orderTexts.whyNot.cancelled}
        </UndecidedNotice>
      )}
      {shipBy === 'lazy' && <DocumentsNotice orders={shelf} />}
    </>
  )
}
