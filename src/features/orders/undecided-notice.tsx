import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Order } from '@/contract/reads/orders/orders'
import { Alert } from '@/ui/alert'
import { buttonVariants } from '@/ui/button'
import { addressOf } from './order-addresses'
import { ordersTexts as texts } from './texts'

interface UndecidedNoticeProps {
  /** The orders at which the seller decides; without them, she decides in the outbox. */
  readonly at?: readonly Order[]
  readonly children: ReactNode
}

const look = buttonVariants({ variant: 'link', size: 'bare', className: 'last:-mb-2.5' })

/** Says that a decision is needed, and links to where the seller takes it. */
export const UndecidedNotice = ({ at, children }: UndecidedNoticeProps) => (
  <Alert variant="destructive">
    <p>{children}</p>
    {at?.map((order) => (
      <Link key={order.id} to={addressOf(order)} search={{ id: order.id }} className={look}>
        {texts.clash.openOrder(order.id)}
      </Link>
    ))}
    {at === undefined && (
      <Link to="/outbox" className={look}>
        {texts.seeWaiting}
      </Link>
    )}
  </Alert>
)
