import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useServerNow } from '@/clock/use-now'
import type { Order } from '@/contract/reads/orders/orders'
import type { ActionDone } from '@/lists/record-list'
import { useOverlaidOrders } from '@/resources/overlaid-orders'
import type { Source } from '@/resources/source'
import { buttonVariants } from '@/ui/button'
import { clashOf } from './clash'
import { ClashChoices, useChoiceOutcome } from './clash-notice'
import { addressOf } from './order-addresses'
import { ordersTexts as texts } from './texts'
import { useNumbersSales } from './use-numbers-sales'

interface ClashInQueueProps {
  readonly orderId: string
  readonly orders: Source<Order>
  /** Rendered where the order is not on this device, or needs no decision. @param isNumbered whether packing a sale draws a number */
  readonly otherwise: (isNumbered: boolean) => ReactNode
  /** Called with what was done, since the card may vanish with it, and with null when a decision is asked for. */
  readonly tell?: (done: ActionDone | null) => void
}

/** The decision about an order, on its card in the outbox: the same as on the order itself (CLASH-01). */
export function ClashInQueue({ orderId, orders, otherwise, tell }: ClashInQueueProps) {
  const now = useServerNow(60_000)
  const numbersSales = useNumbersSales()
  const view = useOverlaidOrders(orders)
  const item = view.kind === 'items' ? view.items.find(({ id }) => id === orderId) : undefined
  const { outcome, say } = useChoiceOutcome(item)
  const asking = item?.refused?.command.sequence
  const tellThatItAsks = useEffectEvent(() => tell?.(null))
  useEffect(() => {
    if (asking !== undefined) tellThatItAsks()
  }, [asking])
  // Before the orders are read the choices are unknown, and buttons that change under a finger are pressed by mistake.
  if (view.kind === 'loading') return null
  const clash = item === undefined ? null : clashOf(item, now, numbersSales)
  if (item === undefined && view.kind === 'items' && !view.isWhole) return null
  if (item === undefined || clash === null) return otherwise(numbersSales)
  function take(came: typeof outcome): void {
    say(came?.kind === 'done' ? null : came)
    if (came?.kind === 'done') tell?.(came)
  }
  return (
    <>
      <ClashChoices item={item} clash={clash} outcome={outcome} onOutcome={take} />
      {item.hasUnreadable === true && <p>{texts.unreadable}</p>}
      <Link to={addressOf(item)} search={{ id: orderId }} className={buttonVariants({ variant: 'link', size: 'bare', className: 'w-fit' })}>
        {texts.clash.openOrder(orderId)}
      </Link>
    </>
  )
}
