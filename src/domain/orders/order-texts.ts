import { catalogue } from '@/catalogues/catalogue'
import { courierMaximumLength, courierMinimumLength, parcelMaximumGrams, sideMaximumMillimetres, trackingMaximumLength, trackingMinimumLength } from '@/contract/limits'
import type { CancelReason } from '@/contract/modules/order-commands'
import type { cancelledBy, OrderState } from '@/contract/reads/orders/orders'
import type { OrderCommand, WhyNot } from './order-state'

/** What the screens say about orders. */
export const orderTexts = catalogue('domain/orders', {
  states: {
    placed: 'To pack',
    packed: 'Packed',
    'on-the-way': 'On the way',
    delivered: 'Delivered',
    undelivered: 'Not delivered',
    cancelled: 'Cancelled',
  } satisfies Record<OrderState, string>,
  unknownState: 'Not known to this version',
  packBy: (time: string) => `Pack by ${time}`,
  packByIn: (time: string, left: string) => `Pack by ${time}, ${left} left`,
  late: (time: string) => `Late since ${time}`,
  takeOut: 'Take the parcel out',
  hoursLeft: (hours: number, minutes: number) => (minutes === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h ${minutes}\u00a0min`),
  minutesLeft: (minutes: number) => `${minutes}\u00a0min`,
  /** What was done. `doneText` has more precise words for an outcome and for the cancellation of single lines. */
  done: {
    pack: 'Packed',
    cancel: 'Cancelled',
    handover: 'Handed over',
    dispatch: 'Dispatched',
    'taken-out': 'Taken out',
  } satisfies Record<Exclude<OrderCommand, 'outcome'>, string>,
  linesCancelled: (count: number) => (count === 1 ? 'One item cancelled' : `${count} items cancelled`),
  whyNot: {
    'not-known': 'This version of the app does not know the status of this order.',
    'not-yet': 'Pack it first.',
    'not-sent': 'Dispatch it first.',
    done: 'It has been done already.',
    cancelled: 'The order is cancelled.',
    'other-delivery': 'It goes to the customer in another way.',
    'too-late': 'It is more than a day late, so the marketplace cancels it.',
    'nothing-to-take-out': 'No parcel is packed for it.',
  } satisfies Record<WhyNot, string>,
  cancelReasons: {
    'out-of-stock': 'Out of stock',
    damaged: 'Damaged',
    'wrong-price': 'Wrong price',
    'cannot-deliver': 'I cannot deliver there',
  } satisfies Record<CancelReason, string>,
  cancelledBy: {
    customer: 'Cancelled by the customer',
    seller: 'Cancelled by you',
    marketplace: 'Cancelled by the marketplace',
  } satisfies Record<(typeof cancelledBy)[number], string>,
  pieces: (count: number, title: string) => `${count}\u00a0×\u00a0${title}`,
  grams: (grams: number) => `${grams}\u00a0g`,
  sides: (length: number, breadth: number, height: number) => `${length} × ${breadth} × ${height}\u00a0mm`,
  collect: (amount: string) => `Collect ${amount}`,
  prepaid: 'Prepaid',
  /** Error messages of the forms. */
  piecesMissing: 'Tick every item that the parcel holds',
  gramsInvalid: `Weight must be 1 to ${parcelMaximumGrams} g`,
  sideInvalid: `Each side must be 1 to ${sideMaximumMillimetres} mm`,
  courierInvalid: `Courier must be ${courierMinimumLength} to ${courierMaximumLength} letters`,
  trackingInvalid: `Tracking number must be ${trackingMinimumLength} to ${trackingMaximumLength} letters, digits or dashes`,
  dayMissing: 'Choose the day',
  dayInFuture: 'The day cannot be in the future',
  dayBeforeOrder: 'The day cannot be before the order',
  reasonMissing: 'Choose the reason',
  linesMissing: 'Tick the items to cancel',
})

type Done =
  | { readonly action: Exclude<OrderCommand, 'outcome' | 'cancel'> }
  | { readonly action: 'outcome'; readonly body: { readonly delivered: boolean } }
  | { readonly action: 'cancel'; readonly body: { readonly lineIds: readonly string[] } }

/** What a command has done. */
export function doneText(command: Done): string {
  if (command.action === 'outcome') return orderTexts.states[command.body.delivered ? 'delivered' : 'undelivered']
  if (command.action === 'cancel' && command.body.lineIds.length > 0) return orderTexts.linesCancelled(command.body.lineIds.length)
  return orderTexts.done[command.action]
}
