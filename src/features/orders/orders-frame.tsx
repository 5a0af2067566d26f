import { useState, type ReactNode } from 'react'
import { useNow, useServerNow } from '@/clock/use-now'
import type { Order } from '@/contract/reads/orders/orders'
import type { OverlaidOrder } from '@/domain/orders/overlay'
import { lookMilliseconds } from '@/domain/orders/pack-deadline'
import type { ListPlace } from '@/lists/list-place'
import { useListAddress, type ListAddress } from '@/lists/use-list-address'
import { useOverlaidOrders } from '@/resources/overlaid-orders'
import { ViewContent } from '@/resources/resource-content'
import { ResourceMark } from '@/resources/resource-mark'
import type { Source } from '@/resources/source'
import { cn } from '@/ui/cn'
import { PageHead } from '@/ui/page-head'
import { OldNotice } from './old-notice'

/** What a list is made of, once the orders have been read. */
export interface OrdersShown {
  readonly items: readonly OverlaidOrder[]
  /** Whether these are all that the phone holds. */
  readonly isWhole: boolean
  readonly address: ListAddress
  readonly now: number
}

interface OrdersFrameProps {
  readonly title: string
  readonly orders: Source<Order>
  /** Whether the orders that are read first are enough for this address; if not, the screen waits until all are read. */
  readonly shows: (place: ListPlace, items: readonly OverlaidOrder[]) => boolean
  readonly children: (shown: OrdersShown) => ReactNode
}

/** The frame of a screen of orders: title, age of the data, and the message shown while there are no orders. */
export function OrdersFrame({ title, orders, shows, children }: OrdersFrameProps) {
  const held = useOverlaidOrders(orders)
  const now = useServerNow(lookMilliseconds)
  // The time of reading was noted by the device's clock, not the server's.
  const deviceNow = useNow(lookMilliseconds)
  const address = useListAddress()
  const isWhole = held.kind !== 'items' || held.isWhole
  // Once shown the list stays, with the focus in it, and says itself that more is being read.
  const [hasShown, setHasShown] = useState(false)
  const isShown = held.kind === 'items' && (hasShown || isWhole || shows(address.place, held.items))
  if (isShown && !hasShown) setHasShown(true)
  const view = held.kind === 'items' && !isShown ? ({ kind: 'loading' } as const) : held
  return (
    <div className="flex w-full max-w-shell flex-col gap-5">
      {/* On a phone an open record fills the screen; the title stays for screen readers. */}
      <div className={cn(address.place.id !== '' && 'max-lg:sr-only')}>
        <PageHead title={title} mark={<ResourceMark of={orders} />} />
      </div>
      <OldNotice view={view} now={deviceNow} />
      <ViewContent view={view}>{(items) => children({ items, isWhole, address, now })}</ViewContent>
    </div>
  )
}
