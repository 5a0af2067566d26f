import { Link } from '@tanstack/react-router'
import { listed } from '@/catalogues/listed'
import { Alert } from '@/ui/alert'
import { buttonVariants } from '@/ui/button'
import { DocumentsNotice } from '../documents-notice'
import { ordersTexts } from '../texts'
import type { ShelfDay } from './shelf-day'

/** Which parcels ask for a decision, and what to do before the courier leaves. */
export function DayNotice({ item: { parcels, shelf, shipBy } }: { readonly item: ShelfDay }) {
  const refused = parcels.filter((parcel) => parcel.refused !== null).map(({ id }) => id)
  return (
    <>
      {refused.length > 0 && (
        <Alert variant="destructive">
          {listed(refused)}: {ordersTexts.decideFirst}{' '}
          <Link to="/outbox" className={buttonVariants({ variant: 'link', size: 'bare' })}>
            {ordersTexts.seeWaiting}
          </Link>
        </Alert>
      )}
      {shipBy === 'lazy' && <DocumentsNotice orders={shelf} />}
    </>
  )
}
