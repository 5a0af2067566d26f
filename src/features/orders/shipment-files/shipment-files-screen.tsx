import { useMemo } from 'react'
import type { Order } from '@/contract/reads/orders/orders'
import { manifestsOf } from '@/domain/orders/courier-days'
import type { ActionOutcome, RecordAction } from '@/lists/record-list'
import { RecordScreen } from '@/lists/record-screen'
import { isNamed } from '@/resources/known-modules'
import { useModules } from '@/resources/modules'
import type { PrintedLabels } from '@/resources/printed-labels'
import type { Source } from '@/resources/source'
import { useSession } from '@/session/use-session'
import { useLiveView } from '@/storage/live-view'
import { parcelCodes } from '../order-columns'
import { OrdersFrame, type OrdersShown } from '../orders-frame'
import { useOpensOrder } from '../use-opens-order'
import { usePrintOrders } from '../use-print-orders'
import { usePrinting } from '../use-printing'
import type { DayAction, DayPrint } from './day-actions'
import { dayLists } from './day-list'
import { shelfDays, type ShelfDay } from './shelf-day'
import { shipmentFilesTexts as texts } from './texts'

interface ShipmentFilesScreenProps {
  readonly title: string
  readonly orders: Source<Order>
  readonly labels: PrintedLabels
}

const none: ReadonlySet<string> = new Set()

/** The packed orders by day and courier, with their labels, invoices and manifests (FILE-01). */
export const ShipmentFilesScreen = ({ title, orders, labels }: ShipmentFilesScreenProps) => (
  <OrdersFrame title={title} orders={orders} shows={() => false}>
    {(shown) => <Days {...shown} labels={labels} />}
  </OrdersFrame>
)

function Days({ items, isWhole, address, now, labels }: OrdersShown & Pick<ShipmentFilesScreenProps, 'labels'>) {
  const { sellerId } = useSession()
  const noted = useLiveView(sellerId === null ? null : labels.source(sellerId))
  const printed = noted.kind === 'ready' ? noted.value : none
  const records = useMemo(() => ({ items: shelfDays(items, printed, now), isWhole }), [items, isWhole, printed, now])
  const print = useDayPrints(labels)
  const opens = useOpensOrder(items)
  const known = useModules()
  const list = typeof known === 'object' && isNamed(known, 'invoices') ? dayLists.withInvoices : dayLists.withoutInvoices
  return (
    <RecordScreen
      list={{ ...list, actions: list.actions.map((action) => bound(action, print)) }}
      records={records}
      address={address}
      now={now}
      opensElsewhere={(code) => opens(code, parcelCodes)}
    />
  )
}

type PrintDay = (action: DayPrint, day: ShelfDay) => Promise<ActionOutcome>

const bound = (action: DayAction, print: PrintDay): RecordAction<ShelfDay> =>
  action.kind === 'form'
    ? action
    : {
        ...action,
        kind: 'press',
        // Nothing here is done with several days at once.
        run: ([day]) => (day === undefined ? Promise.resolve({ kind: 'done', said: () => '' }) : print(action, day)),
      }

function useDayPrints(labels: PrintedLabels): PrintDay {
  const printOrders = usePrintOrders(labels)
  const printing = usePrinting()
  return async ({ paper, of }, day) => {
    if (paper !== 'manifests') return printOrders(paper, of(day))
    const manifests = [...manifestsOf(of(day))].map(([id, orders]) => ({ id, courier: day.courier, day: day.day, orders }))
    return printing((papers, profile) => papers.printManifests(manifests, profile), () => texts.manifestsReady)
  }
}
