import { Link } from '@tanstack/react-router'
import type { OverlaidOrder } from '@/domain/orders/overlay'
import { Alert } from '@/ui/alert'
import { buttonVariants } from '@/ui/button'
import { ClashNotice } from './clash-notice'
import { DocumentsNotice } from './documents-notice'
import { OwnStateNotice } from './own-state-notice'
import { ordersTexts as texts } from './texts'

/** What asks for a decision at an order, and what to do before its goods leave with the courier. */
export const OrderNotice = ({ item }: { readonly item: OverlaidOrder }) => (
  <>
    <ClashNotice item={item} />
    {item.hasUnreadable === true && (
      <Alert variant="destructive">
        {texts.unreadable}{' '}
        <Link to="/outbox" className={buttonVariants({ variant: 'link', size: 'bare' })}>
          {texts.seeWaiting}
        </Link>
      </Alert>
    )}
    <OwnStateNotice order={item} />
    {item.shipBy === 'lazy' && <DocumentsNotice orders={[item]} />}
  </>
)
