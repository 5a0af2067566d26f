import { listed } from '@/catalogues/listed'
import { DocumentsNotice } from '../documents-notice'
import { ordersTexts } from '../texts'
import { UndecidedNotice } from '../undecided-notice'
import type { ShelfDay } from './shelf-day'

/** Which parcels ask for a decision, and what to do before the courier leaves. */
export function DayNotice({ item: { parcels, shelf, shipBy } }: { readonly item: ShelfDay }) {
  const refused = parcels.filter((parcel) => parcel.refused !== null).map(({ id }) => id)
  return (
    <>
      {refused.length > 0 && (
        <UndecidedNotice>
          {listed(refused)}: {ordersTexts.decideFirst}
        </UndecidedNotice>
      )}
      {shipBy === 'lazy' && <DocumentsNotice orders={shelf} />}
    </>
  )
}
