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
  // Made here, where little changes: an entry is made anew with its list.
  const own = { ...list, actions: list.actions.map((each) => bound(each, doing)) }
  return (
    <OrdersFrame title={title} orders={orders} shows={(place, kept) => isReadFirst(list, place, kept)}>
      {(shown) => <Orders {...shown} list={own} lookUp={lookUp} known={known} />}
    </OrdersFrame>
  )
}

/** What actions are done with. */
interface Doing {
  readonly save: SaveOrders
  readonly print: PrintOrders
  readonly toCome: ReturnType<typeof useDocumentsToCome>
  readonly known: KnownOrders
}

/** All orders of this phone by when something is pressed: no action is made anew when one of them changes. */
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
  /** With actions that can be done. */
  readonly list: RecordList<OverlaidOrder> & Pick<OrderList, 'has'>
}

/** Whether what is read first is all that an address asks for. A search says itself what is still read: it is being typed. */
function isReadFirst({ categories }: OrderList, { category, id }: ListPlace, items: readonly OverlaidOrder[]): boolean {
  if (id !== '') return items.some((order) => order.id === id)
  return (categories.find((one) => one.id === category) ?? categories[0]).readFirst === true
}

function Orders({ list, items, isWhole, address, now, lookUp, known }: OrdersProps) {
  const { has } = list
  useEffect(() => known.keep(items), [known, items])
  const records = useMemo(() => ({ items: items.filter(has), isWhole }), [items, isWhole, has])
  const { opensElsewhere, beyond } = useWaysBeyond(items, address, lookUp, now)
  // An address may be older than what it names, or made by somebody who knew the order's number alone.
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

/** The ways from a list to orders that it does not have. */
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

/** A press is saved on this phone, or printed. */
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

/** What is asked, and what the goods would leave without. */
function askedOf({ asks, needsDocuments }: OrderPress, { toCome }: Doing): Pick<OrderPress, 'asks'> {
  if (asks === undefined || needsDocuments !== true) return {}
  return { asks: (count, orders) => [asks(count, orders), toCome(orders)].filter((sentence) => sentence !== null).join(' ') }
}
