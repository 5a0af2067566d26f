import type { OverlaidOrder } from '@/domain/orders/overlay'
import type { FormAction } from '@/lists/record-list'
import { CancelForm } from './cancel-form'
import { DispatchForm } from './dispatch-form'
import { printInvoice, printLabel, printSlip, type OrderPrint } from './order-prints'
import { allows, delivered, handOver, left, takenOut, undelivered, type OrderPress } from './order-presses'
import { PackForm } from './pack-form'
import { ordersTexts as texts } from './texts'

/** An action on an order, as data. A form saves by itself; the screen runs presses and prints. */
export type OrderAction = FormAction<OverlaidOrder> | OrderPress | OrderPrint

const pack: OrderAction = {
  kind: 'form',
  id: 'pack',
  label: () => texts.pack,
  look: 'primary',
  allows: allows('pack'),
  Form: PackForm,
  goesOn: true,
  thenOffers: [printLabel.id, printInvoice.id, printSlip.id],
}

const dispatch: OrderAction = {
  kind: 'form',
  id: 'dispatch',
  label: () => texts.dispatch,
  look: 'primary',
  allows: allows('dispatch'),
  Form: DispatchForm,
  goesOn: true,
}

const cancel: OrderAction = {
  kind: 'form',
  id: 'cancel',
  label: () => texts.cancel,
  look: 'destructive',
  allows: allows('cancel'),
  Form: CancelForm,
  goesOn: false,
}

/** All actions on orders; the main one is last, where the thumb reaches it. */
export const orderActions: readonly OrderAction[] = [cancel, left, undelivered, printLabel, printInvoice, printSlip, takenOut, delivered, dispatch, handOver, pack]
