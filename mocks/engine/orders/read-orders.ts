import { changesPageMaximum } from '@/contract/limits'
import type { ChangesPage, ChangesParameters } from '@/contract/reads/changes'
import type { Order } from '@/contract/reads/orders/orders'
import type { Market, MarketOrder } from '@mocks/market/market'
import type { Shop } from '@mocks/market/shop'
import { accept, refuse, type Outcome } from '../outcome'
import type { Seller } from '../records'
import type { Service } from '../service'
import type { ReadRecords } from '../store'
import { texts } from '../texts'
import { refuseUnapproved } from './refusals'
import { marketOf, shopOf } from './shop-of'

/** How far a device has read: changes by themselves up to time `at` (of that moment up to order `id`), and the first `acts` acts. */
export interface Cursor {
  readonly at: number
  readonly id: string
  readonly acts: number
}

/** It contains the shop's opening, so that a cursor from before a reset of the shop is not accepted. */
const write = ({ openedAt }: Shop, { at, id, acts }: Cursor): string => [openedAt, at, acts, id].join('_')

/** Null for a cursor that is not this shop's, or that is in the future since the clock was set back. */
function read({ openedAt }: Shop, since: string, now: number): Cursor | null {
  const [opening, at, acts, id] = /^(\d{1,15})_(\d{1,15})_(\d{1,9})_([\w-]{0,64})$/.exec(since)?.slice(1) ?? []
  if (opening === undefined || at === undefined || acts === undefined || id === undefined) return null
  return Number(opening) === openedAt && Number(at) <= now ? { at: Number(at), acts: Number(acts), id } : null
}

const isAfter = ({ plan, progress }: MarketOrder, { at, id }: Cursor): boolean => progress.lifeAt > at || (progress.lifeAt === at && plan.id > id)

/** The orders that changed by themselves since the cursor, oldest first; and of the others those acted on since, in the acts' order. */
export function changedSince({ orders }: Market, cursor: Cursor): { readonly byThemselves: readonly MarketOrder[]; readonly done: readonly MarketOrder[] } {
  const byThemselves = orders.filter((order) => isAfter(order, cursor))
  const done = orders.filter((order) => order.act > cursor.acts && !isAfter(order, cursor)).toSorted((a, b) => a.act - b.act)
  return { byThemselves, done }
}

function pageOfOrders(shop: Shop, market: Market, from: Cursor | null, limit: number): Omit<ChangesPage<Order>, 'serverTime'> {
  const { byThemselves, done } = changedSince(market, from ?? { at: 0, id: '', acts: market.acts })
  const lives = byThemselves.slice(0, limit)
  const acted = done.slice(0, limit - lives.length)
  const more = byThemselves.length + done.length > lives.length + acted.length
  const lastLife = lives.at(-1)
  const next: Cursor = {
    at: lastLife?.progress.lifeAt ?? from?.at ?? 0,
    id: lastLife?.plan.id ?? from?.id ?? '',
    // With the last page every act has been read; an order that is acted on between two pages is sent again.
    acts: more ? (acted.at(-1)?.act ?? from?.acts ?? market.acts) : market.acts,
  }
  return { items: [...lives, ...acted].map(market.record), gone: [], next: write(shop, next), more }
}

/** A page of what has changed of a seller's orders. */
export async function readOrders(
  records: ReadRecords,
  service: Service,
  seller: Seller,
  { since, limit = changesPageMaximum }: ChangesParameters,
): Promise<Outcome<ChangesPage<Order>>> {
  const now = service.now()
  const shop = shopOf(seller, now)
  if (shop === null) return refuseUnapproved()
  const market = await marketOf(records, service, shop)
  const cursor = since === undefined ? null : read(shop, since, now)
  // Acts kept only in memory are lost with the page: a cursor that counts more than there are makes the device read all again.
  const isUnknown = cursor === null ? since !== undefined : cursor.acts > market.acts
  if (isUnknown) return refuse(410, texts.cursorUnknown)
  const page = pageOfOrders(shop, market, cursor, limit)
  return accept({ ...page, serverTime: new Date(now).toISOString() })
}
