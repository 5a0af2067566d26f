import { sellerEvents, watchSellerSchema, type OrderEvent } from '@/contract/socket'
import type { MarketOrder } from '@mocks/market/market'
import type { Service } from '../service'
import { identify } from '../sessions'
import type { ReadRecords } from '../store'
import { changedSince, type Cursor } from './read-orders'
import { marketOf, shopOf } from './shop-of'

type EventName = Exclude<keyof typeof sellerEvents, 'watchSeller'>

interface SellerEvent {
  readonly event: (typeof sellerEvents)[EventName]
  readonly payload: OrderEvent
}

/** Watches a seller's orders for one connection. */
export interface SellerWatch {
  /** What has changed in her orders since the last call; nothing once her session has ended. */
  news(): Promise<readonly SellerEvent[]>
}

function eventOf({ progress }: MarketOrder): EventName {
  if (progress.state === 'cancelled') return 'orderCancelled'
  return progress.state === 'placed' && progress.rev === 1 ? 'orderPlaced' : 'orderMoved'
}

const toEvent = (order: MarketOrder): SellerEvent => ({
  event: sellerEvents[eventOf(order)],
  payload: { id: order.plan.id, rev: order.progress.rev },
})

/** Starts to watch the orders of the token's seller; null for an invalid payload or token, or a seller without a shop. */
export async function watchSeller(payload: unknown, service: Service): Promise<SellerWatch | null> {
  const asked = watchSellerSchema.safeParse(payload)
  if (!asked.success) return null
  const digest = await service.digest(asked.data.token)
  const marketNow = async (records: ReadRecords) => {
    const caller = await identify(records, digest, service.now())
    const shop = caller.kind === 'seller' ? shopOf(caller.seller, service.now()) : null
    return shop === null ? null : marketOf(records, service, shop)
  }
  /** The cursor after all that is there now; taken from the market each time, so it follows a clock that is set back. */
  const seen = ({ orders, acts }: NonNullable<Awaited<ReturnType<typeof marketNow>>>): Cursor => ({
    at: orders.at(-1)?.progress.lifeAt ?? 0,
    id: orders.at(-1)?.plan.id ?? '',
    acts,
  })
  const begun = await service.store.read(marketNow)
  if (begun === null) return null
  let told = seen(begun)
  return {
    async news() {
      const market = await service.store.read(marketNow)
      if (market === null) return []
      const { byThemselves, done } = changedSince(market, told)
      told = seen(market)
      return [...byThemselves, ...done].map(toEvent)
    },
  }
}
