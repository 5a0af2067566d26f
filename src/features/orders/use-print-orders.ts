import { serverNow } from '@/clock/server-clock'
import { inPackingOrder } from '@/domain/orders/courier-days'
import { labelNameOf } from '@/domain/orders/order-forms'
import type { OverlaidOrder } from '@/domain/orders/overlay'
import type { ActionOutcome } from '@/lists/record-list'
import type { PrintedLabels } from '@/resources/printed-labels'
import { useSession } from '@/session/use-session'
import { ordersTexts as texts } from './texts'
import { isStillHere, usePrinting } from './use-printing'

/** What is printed of each order; labels one a page, or four on a sheet of A4. */
export type OrderPaper = 'labels' | 'labels-in-fours' | 'documents'

export type PrintOrders = (paper: OrderPaper, orders: readonly OverlaidOrder[]) => Promise<ActionOutcome>

/** Prints papers of orders in the order in which they are packed, and notes whose labels came out here (FILE-01). */
export function usePrintOrders(labels: PrintedLabels): PrintOrders {
  const printing = usePrinting()
  const { sellerId } = useSession()
  return async (paper, orders) => {
    const pile = orders.toSorted(inPackingOrder)
    if (paper === 'documents') return printing((papers, profile) => papers.printInvoices(pile, profile, serverNow()), () => texts.print.documents(pile.length))
    const outcome = await printing(
      (papers, profile) => papers.printLabels(pile, profile, paper === 'labels' ? 'roll' : 'sheet'),
      () => texts.print.labels(pile.length),
    )
    // A note that cannot be stored costs a second look at the pile, not the print.
    if (outcome.kind === 'done' && sellerId !== null && isStillHere(sellerId)) await labels.note(sellerId, pile.map(labelNameOf))
    return outcome
  }
}
