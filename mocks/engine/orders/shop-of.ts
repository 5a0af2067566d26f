import type { ModuleName } from '@/contract/modules/modules'
import { step6RequestSchema } from '@/contract/onboarding'
import type { Act } from '@mocks/market/acts'
import { minute } from '@mocks/market/days'
import { createShopMarket, type Market, type ShopMarket } from '@mocks/market/market'
import type { Shop } from '@mocks/market/shop'
import { actKey, type Seller, type StoredShop } from '../records'
import type { Service } from '../service'
import type { ReadRecords } from '../store'
import { approvedAt } from './approval'

/** The modules of this version of the service; a scenario's shop may have fewer. */
const allModules: readonly ModuleName[] = ['orders', 'invoices']

/** A seller who was just approved has a few orders to begin with. */
const newShop = { historyDays: 0, ordersPerDay: 5, waiting: { count: 4, minutesLeft: null } } as const satisfies Omit<StoredShop, 'openedAt'>

export const modulesOf = ({ shop }: Seller): readonly ModuleName[] => shop?.modules ?? allModules

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The shop of an approved seller, as the market knows it; null for others. */
export function shopOf(seller: Seller, now: number): Shop | null {
  const openedAt = approvedAt(seller)
  const step6 = step6RequestSchema.safeParse(seller.openedWith ?? seller.steps.step6)
  if (openedAt === null || now < openedAt || !step6.success) return null
  const { shippingType, deliveryTypes: chosen, cutoffTimes } = step6.data
  const { historyDays, ordersPerDay, waiting } = seller.shop ?? newShop
  const [first = 'Standard', ...others] = chosen
  return {
    seed: seller.id,
    openedAt,
    historyDays,
    ordersPerDay,
    waiting: { count: waiting.count, packBy: waiting.minutesLeft === null ? null : Math.ceil(openedAt / minute + waiting.minutesLeft) * minute },
    hasInvoices: modulesOf(seller).includes('invoices'),
    shipBy: shippingType === 'Both' ? 'both' : shippingType === 'Self Shipping' ? 'self' : 'lazy',
    deliveryTypes: [first, ...others],
    cutoffs: {
      standardExpress: minutesOf(cutoffTimes.standardExpress),
      oneTwoDay: minutesOf(cutoffTimes.oneTwoDay),
      sameDay: minutesOf(cutoffTimes.sameDay),
    },
  }
}

/** How many computed shops are cached. */
const shopsKept = 50

/** A shop's market, computed once and cached. */
export function keptMarket({ shops }: Service, shop: Shop): ShopMarket {
  const name = JSON.stringify(shop)
  const kept = shops.get(name) ?? createShopMarket(shop)
  // Moved to the end: the map is in order of last use, and the least recently used are dropped.
  shops.delete(name)
  shops.set(name, kept)
  for (const oldest of [...shops.keys()].slice(0, -shopsKept)) shops.delete(oldest)
  return kept
}

/** All acts on a seller's orders, oldest first. */
const actsOf = async ({ acts }: ReadRecords, sellerId: string): Promise<readonly Act[]> =>
  (await acts.within('sellerId', sellerId, sellerId)).map(([, act]) => act)

/** A shop's orders as they are now. Its acts are read only when the cached market no longer holds. */
export async function marketOf(records: ReadRecords, service: Service, shop: Shop): Promise<Market> {
  const kept = keptMarket(service, shop)
  const now = service.now()
  const done = await records.acts.countOf('sellerId', shop.seed)
  const latest = done === 0 ? undefined : await records.acts.get(actKey(shop.seed, done - 1))
  return kept.lastIfUnchanged(now, done, latest?.at ?? 0) ?? kept.at(now, await actsOf(records, shop.seed))
}
