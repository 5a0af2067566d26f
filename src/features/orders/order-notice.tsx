import type { OverlaidOrder } from '@/domain/orders/overlay'
import { ClashNotice } from './clash-notice'
import { DocumentsNotice } from './documents-notice'
import { OwnStateNotice } from './own-state-notice'
import { ordersTexts as texts } from './texts'
import { UndecidedNotice } from './undecided-notice'

/** The decisions that an order needs, and what to do before its goods leave with the courier. */
export const OrderNotice = ({ item }: { readonly item: OverlaidOrder }) => (
  <>
    <ClashNotice item={item} />
    {item.hasUnreadable === true && <UndecidedNotice>{texts.unreadable}</UndecidedNotice>}
    <OwnStateNotice order={item} />
    {item.shipBy === 'lazy' && <DocumentsNotice orders={[item]} />}
  </>
)
