import type { Order } from '@/contract/reads/orders/orders'
import { keptDays } from '@/domain/orders/kept-order'
import { may } from '@/domain/orders/order-state'
import { orderTexts } from '@/domain/orders/order-texts'
import type { OverlaidOrder } from '@/domain/orders/overlay'
import { isLate, orderDeadline } from '@/domain/orders/pack-deadline'
import type { RecordCategory, RecordList } from '@/lists/record-list'
import { orderActions, type OrderAction } from './order-actions'
import { orderCodes, orderColumns, orderSearched, orderSorts, orderStatus } from './order-columns'
import { orderDetail } from './order-detail'
import { ordersTexts as texts } from './texts'

/** One list of orders, as data: which orders it contains, and its settings as a record list. */
export interface OrderList extends Omit<RecordList<OverlaidOrder>, 'actions'> {
  readonly has: (order: Order) => boolean
  readonly actions: readonly OrderAction[]
}

const inState = (state: 'placed' | 'packed' | 'on-the-way' | 'delivered'): RecordCategory<OverlaidOrder> => ({
  id: state,
  label: () => orderTexts.states[state],
  has: (order) => order.state === state,
  ...((state === 'placed' || state === 'packed') && { readFirst: true }),
  // Of finished orders the seller mostly wants the newest.
  ...((state === 'on-the-way' || state === 'delivered') && { sort: 'newest' }),
  ...(state === 'delivered' && { endsEarly: true }),
})

/** Orders that need a decision, or goods taken out of a parcel. Not `readFirst`, since a command on any order may be refused. */
export const needsAttention: RecordCategory<OverlaidOrder> = {
  id: 'attention',
  onlyWithSome: true,
  label: () => texts.attention,
  has: (order, now) => order.refused !== null || may(order, 'taken-out', now).may,
}

export const late: RecordCategory<OverlaidOrder> = { id: 'late', onlyWithSome: true, readFirst: true, label: () => texts.late, has: isLate }

const everything: RecordCategory<OverlaidOrder> = { id: 'all', label: () => texts.all, has: () => true, sort: 'newest', endsEarly: true }

/** What all lists of orders share (ORD-01). */
export const ordersKit: Omit<OrderList, 'has'> = {
  words: () => texts.list,
  name: ({ id }) => id,
  statusOf: orderStatus,
  stopped: ({ refused }) => (refused === null ? [] : [refused.command.sequence]),
  deadline: orderDeadline,
  columns: orderColumns,
  searched: orderSearched,
  codes: orderCodes,
  older: () => texts.older(keptDays),
  categories: [inState('placed'), late, needsAttention, inState('packed'), inState('on-the-way'), inState('delivered'), everything],
  sorts: orderSorts,
  // Customers mostly ask about recent orders.
  foundSort: 'newest',
  actions: orderActions,
  detail: orderDetail,
}

/** The lists of My Orders, by their addresses. */
export const orderLists = {
  'lazy-ship': { ...ordersKit, has: ({ shipBy }) => shipBy === 'lazy' },
  'self-ship': { ...ordersKit, has: ({ shipBy }) => shipBy === 'self' },
  bundle: {
    ...ordersKit,
    has: ({ numbers }) => numbers.length > 1,
    words: () => ({ ...texts.list, none: texts.noBundles }),
  },
} as const satisfies Record<string, OrderList>

export type OrderListName = keyof typeof orderLists
