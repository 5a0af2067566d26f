import { serverNow } from '@/clock/server-clock'
import { inPackingOrder } from '@/domain/orders/courier-days'
import { labelNameOf } from '@/domain/orders/order-forms'
import type { OverlaidOrder } from '@/domain/orders/overlay'
import type { ActionOutcome } from '@/lists/record-list'
import type { PrintedLabels } from '@/resources/printed-labels'
import { useSession } from '@/session/use-session'
import { ordersTexts as texts } from './texts'
import { isStillHere, usePrinting } from './use-printing'

/** The kind of paper to print for each order; labels come one to a page, or four on a sheet of A4. */
export type OrderPaper = 'labels' | 'labels-in-fours' | 'documents'

export type PrintOrders = (paper: OrderPaper, orders: readonly OverlaidOrder[]) => Promise<ActionOutcome>

/** Prints papers in packing order, and notes whose labels were printed on this phone (FILE-01). */
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
    // If the note cannot be stored, the print still counts; the seller only has to check the pile herself.
    if (outcome.kind === 'done' && sellerId !== null && isStillHere(sellerId)) await labels.note(sellerId, pile.map(labelNameOf))
    return outcome
  }
}
