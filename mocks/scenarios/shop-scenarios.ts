import type { Scenario, ScenarioAction } from '@/contract/presenter/actions'
import { shopCode } from '@mocks/market/shop'
import { offline, online, signedIn } from './playing'
import { seedSellerOf, shopSellers, type SeedSeller } from './seed-sellers'

const { morningRush, cancelledInQueue, ordersOnly, bigShop } = shopSellers
const openShop = seedSellerOf('seller-open-shop')

/** A seller whose orders are on the phone. */
const inTheShop = (seller: SeedSeller): readonly ScenarioAction[] => [...signedIn(seller, 'complete'), { kind: 'wait-for-orders' }]

const list: ScenarioAction = { kind: 'open', path: '/orders/lazy-ship' }

/** One of the orders that wait when the shop opens. */
const waitingOrder = ({ sellerId }: SeedSeller, place: number): string => `OD-${shopCode({ seed: sellerId })}-${1000 + place}`

/** Two of them that the marketplace's courier delivers. */
const toPack = [3, 4].map((place) => waitingOrder(cancelledInQueue, place))
const [regretted = ''] = toPack
const packed: readonly ScenarioAction[] = toPack.map((orderId) => ({ kind: 'pack-order', orderId }))
/** The customer cancels, and only the service hears of it. */
const regretsAt = ({ sellerId }: SeedSeller, orderId: string): ScenarioAction => ({ kind: 'cancel-order', sellerId, orderId })
const regrets = regretsAt(cancelledInQueue, regretted)
const atRegretted: ScenarioAction = { kind: 'open', path: `/orders/lazy-ship?id=${regretted}` }
const listOfPacked: ScenarioAction = { kind: 'open', path: '/orders/lazy-ship?category=packed' }

const withoutNetwork: readonly ScenarioAction[] = [...inTheShop(cancelledInQueue), offline]
const packedThere: readonly ScenarioAction[] = [...withoutNetwork, ...packed]

/* The parts of a working day; each plays the parts before it too. */
export const inTheGodown: readonly ScenarioAction[] = [...withoutNetwork, list]
export const packedOffline: readonly ScenarioAction[] = [...packedThere, listOfPacked]
export const cancelledMeanwhile: readonly ScenarioAction[] = [...packedThere, regrets, listOfPacked]
export const backAtTheGate: readonly ScenarioAction[] = [...packedThere, regrets, online, { kind: 'wait-for-answers' }, atRegretted]

/** In the order of a day. */
export const shopScenarios: readonly Scenario[] = [
  {
    id: 'open-shop',
    title: 'Open shop',
    description: `${openShop.name} is approved and has sold for three months. Some orders wait to be packed.`,
    actions: [...inTheShop(openShop), list],
  },
  {
    id: 'morning-rush',
    title: 'Morning rush',
    description: `${morningRush.name} has fourteen orders to pack, forty minutes left, and no network.`,
    // The first order of the list: the one that is packed before any other.
    actions: [...inTheShop(morningRush), offline, regretsAt(morningRush, waitingOrder(morningRush, 7)), { kind: 'open', path: '/dashboard' }],
  },
  {
    id: 'cancelled-in-queue',
    title: 'Cancelled meanwhile',
    description: `${cancelledInQueue.name} packed two orders without a network. The customer of one had cancelled it.`,
    actions: backAtTheGate,
  },
  {
    id: 'orders-only',
    title: 'Orders alone',
    description: `${ordersOnly.name}’s marketplace offers orders and nothing else: no invoices.`,
    actions: [...inTheShop(ordersOnly), list],
  },
  {
    id: 'big-shop',
    title: 'Big shop',
    description: `${bigShop.name} has ten thousand orders.`,
    actions: [...inTheShop(bigShop), list],
  },
]
