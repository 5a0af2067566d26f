import { Navigate } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { serverNow } from '@/clock/server-clock'
import type { Order } from '@/contract/reads/orders/orders'
import type { OverlaidOrder } from '@/domain/orders/overlay'
import type { RecordAction, RecordList } from '@/lists/record-list'
import type { ListPlace } from '@/lists/list-place'
import { RecordScreen, type WaysBeyond } from '@/lists/record-screen'
import type { ListAddress } from '@/lists/use-list-address'
import type { LookUpOrder } from '@/resources/look-up-orders'
import type { PrintedLabels } from '@/resources/printed-labels'
import type { Source } from '@/resources/source'
import type { OrderAction } from './order-actions'
import { addressOf } from './order-addresses'
import { OlderOrders } from './older-orders'
import { orderCodes } from './order-columns'
import type { OrderList } from './order-lists'
import type { OrderPress } from './order-presses'
import { OrdersFrame, type OrdersShown } from './orders-frame'
import { useDocumentsToCome } from './use-documents-to-come'
import { useOpensOrder } from './use-opens-order'
import { usePrintOrders, type PrintOrders } from './use-print-orders'
import { useSaveOrders, type SaveOrders } from './use-save-order'

interface OrdersScreenProps {
  readonly title: string
  readonly list: OrderList
  readonly orders: Source<Order>
  readonly labels: PrintedLabels
  readonly lookUp: LookUpOrder
}

/** Orders of one kind, with all that can be done with them (ORD-01, ORD-02, ORD-03). */
export function OrdersScreen({ title, list, orders, labels, lookUp }: OrdersScreenProps) {
  const [known] = useState(createKnownOrders)
  const doing = { save: useSaveOrders(), print: usePrintOrders(labels), toCome: useDocumentsToCome(), known }
  // Made here, since this component seldom re-renders: a new list object re-renders every entry.
  const own = { ...list, actions: list.actions.map((each) => bound(each, doing)) }
  return (
    <OrdersFrame title={title} orders={orders} shows={(place, kept) => isReadFirst(list, place, kept)}>
      {(shown) => <Orders {...shown} list={own} lookUp={lookUp} known={known} />}
    </OrdersFrame>
  )
}

/** What the actions need to run. */
interface Doing {
  readonly save: SaveOrders
  readonly print: PrintOrders
  readonly toCome: ReturnType<typeof useDocumentsToCome>
  readonly known: KnownOrders
}

/** Holds all orders of this phone for the moment of a press, so that the actions need not change with every order. */
interface KnownOrders {
  all(): readonly OverlaidOrder[]
  keep(orders: readonly OverlaidOrder[]): void
}

function createKnownOrders(): KnownOrders {
  let known: readonly OverlaidOrder[] = []
  return {
    all: () => known,
    keep(orders) {
      known = orders
    },
  }
}

interface OrdersProps extends OrdersShown, Pick<OrdersScreenProps, 'lookUp'>, Pick<Doing, 'known'> {
  /** The list, with actions that can be run. */
  readonly list: RecordList<OverlaidOrder> & Pick<OrderList, 'has'>
}

/** Whether the orders that are read first are all that an address asks for. Not for a search: its list says that more is being read. */
function isReadFirst({ categories }: OrderList, { category, id }: ListPlace, items: readonly OverlaidOrder[]): boolean {
  if (id !== '') return items.some((order) => order.id === id)
  return (categories.find((one) => one.id === category) ?? categories[0]).readFirst === true
}

function Orders({ list, items, isWhole, address, now, lookUp, known }: OrdersProps) {
  const { has } = list
  useEffect(() => known.keep(items), [known, items])
  const records = useMemo(() => ({ items: items.filter(has), isWhole }), [items, isWhole, has])
  const { opensElsewhere, beyond } = useWaysBeyond(items, address, lookUp, now)
  // The address may be outdated, or written by somebody who only knew the order's number: the order is then in another list.
  const { id, action } = address.place
  const other = useMemo(() => {
    const asked = id === '' ? undefined : items.find((order) => order.id === id)
    return asked === undefined || has(asked) ? undefined : asked
  }, [items, id, has])
  if (other !== undefined) return <Navigate to={addressOf(other)} search={{ id, ...(action !== '' && { do: action }) }} replace />
  return (
    <RecordScreen
      list={list}
      records={records}
      address={address}
      now={now}
      opensElsewhere={opensElsewhere}
      beyond={beyond}
    />
  )
}

/** How a list leads to orders that are not in it. */
function useWaysBeyond(items: readonly OverlaidOrder[], address: ListAddress, lookUp: LookUpOrder, now: number): WaysBeyond {
  const opens = useOpensOrder(items)
  return useMemo(
    () => ({
      opensElsewhere: (code) => opens(code, orderCodes),
      beyond: <OlderOrders address={address} lookUp={lookUp} opensKept={(number) => opens(number, ({ id }) => [id])} now={now} />,
    }),
    [opens, address, lookUp, now],
  )
}

/** Makes an action run: a press saves commands on this phone, a print prints. */
function bound(action: OrderAction, doing: Doing): RecordAction<OverlaidOrder> {
  switch (action.kind) {
    case 'form':
      return action
    case 'press':
      return { ...action, ...askedOf(action, doing), run: (orders) => doing.save(action.deeds(orders, serverNow(), doing.known.all())) }
    case 'print':
      return { ...action, kind: 'press', run: (orders) => doing.print(action.paper, orders) }
  }
}

/** The question before a press, with the documents that the goods would leave without. */
function askedOf({ asks, needsDocuments }: OrderPress, { toCome }: Doing): Pick<OrderPress, 'asks'> {
  if (asks === undefined || needsDocuments !== true) return {}
  return { asks: (count, orders) => [asks(count, orders), toCome(orders)].filter((sentence) => sentence !== null).join(' ') }
}
