import { listed } from '@/catalogues/listed'
import type { OrderLine } from '@/contract/reads/orders/orders'
import { commandTexts } from '@/domain/command-texts'
import { isToHandOver } from '@/domain/orders/courier-days'
import { listedGrams, wantedLines } from '@/domain/orders/order-forms'
import { timeText } from '@/domain/date-texts'
import { may, mayHaveLeft, stateOf, type OrderCommand } from '@/domain/orders/order-state'
import { doneText, orderTexts } from '@/domain/orders/order-texts'
import type { OverlaidOrder, StoppedCommand } from '@/domain/orders/overlay'
import { isCorrectable } from '@/domain/orders/saved-order-command'
import { signedInTexts } from '@/domain/signed-in-texts'
import { left, takenOut } from './order-presses'
import { isInvoiceNumberVoid, packDeed } from './pack-deed'
import { ordersTexts as texts } from './texts'
import type { OrderDeed } from './use-save-order'

/** A way to resolve a clash: nothing happens until the seller chooses one (CLASH-01). */
export type ClashChoice = { readonly label: string } & (
  | {
      /** Discards the stopped command, and those that follow it. */
      readonly kind: 'leave'
      /** The question asked first; null where none is needed. */
      readonly asks: string | null
      /** Whether the seller thereby says that she has taken the goods out of the parcel. */
      readonly isTakenOut?: boolean
    }
  /** Sends the same command again, unchanged. */
  | { readonly kind: 'send-again' }
  /** Leads to the sign-in: after it, a command that was forbidden (403) is tried once more. */
  | { readonly kind: 'sign-in' }
  /** Saves the command again, based on the order as it is now; or replaces it by another command. */
  | { readonly kind: 'do-anew' | 'do-instead'; readonly deeds: readonly OrderDeed[] }
)

export interface Clash {
  /** What the seller did on this phone, and when; null where no command of this phone has stopped. */
  readonly did: string | null
  readonly happened: string
  readonly choices: readonly ClashChoice[]
}

/** The choice to discard a command; it also discards those that follow it, so the seller is asked first (CMD-08). */
function leaveIt({ commands }: OverlaidOrder, { command }: StoppedCommand): ClashChoice {
  const followers = commands.length - commands.indexOf(command) - 1
  return { label: texts.clash.leave, kind: 'leave', asks: followers === 0 ? null : texts.clash.leaveQuestion(followers) }
}

/** What the seller has to decide or know about an order, and her choices; null for none. @param numbersSales whether packing a sale takes a number */
export function clashOf(order: OverlaidOrder, now: number, numbersSales: boolean): Clash | null {
  const clash = decidableClashOf(order, now, numbersSales)
  // No choices: a new command would wait behind the unreadable one, and discarding could remove what that one builds on.
  return clash !== null && order.hasUnreadable === true ? { ...clash, choices: [] } : clash
}

function decidableClashOf(order: OverlaidOrder, now: number, numbersSales: boolean): Clash | null {
  const { refused, cancelled } = order
  // `cancelled` stays set on an order whose parcel left anyway, while its state is on its way again.
  if (cancelled !== null && stateOf(order) === 'cancelled') {
    if (refused !== null && tellsOfParcel(order, refused.command, now)) return refusedAfterCancellation(order, refused, cancelled, now)
    if (refused !== null || may(order, 'taken-out', now).may) return cancelledMeanwhile(order, cancelled, now)
  }
  return refused === null ? notInParcel(order) : refusedOf(order, refused, now, numbersSales)
}

/** Warns of cancelled items in a packed order: they may have been cancelled after the parcel was closed. */
function notInParcel(order: OverlaidOrder): Clash | null {
  const gone = order.lines.filter(({ cancelled }) => cancelled)
  if (!isToHandOver(order) || gone.length === 0) return null
  return { did: null, happened: `${texts.clash.lineCancelled(listed(gone.map(({ title }) => title)))} ${texts.clash.notInParcel}`, choices: [] }
}

const didOf = ({ command }: StoppedCommand, now: number): string => texts.clash.youDid(doneText(command), timeText(command.savedAt, now))

const leaves: ReadonlySet<OrderCommand> = new Set(['handover', 'dispatch'])
const packs: ReadonlySet<OrderCommand> = new Set(['pack', ...leaves])

/** Whether a command says where a cancelled order's parcel is, which nothing has said yet, and was not refused because of the cancellation. */
function tellsOfParcel(order: OverlaidOrder, command: StoppedCommand['command'], now: number): boolean {
  if (command.progress.state === 'rejected' && command.progress.code === 'cancelled') return false
  if (command.action === 'taken-out') return may(order, 'taken-out', now).may
  return command.action === 'handover' && command.body.left === true && mayHaveLeft(order)
}

type Cancellation = NonNullable<OverlaidOrder['cancelled']>

/** An empty reason marks a cancellation that could not be read: who cancelled, and when, is unknown. */
const cancellationText = ({ by, reason, at }: Cancellation, now: number): string =>
  reason === '' ? orderTexts.whyNot.cancelled : texts.clash.cancelledAt(orderTexts.cancelledBy[by], timeText(Date.parse(at), now))

/** The command was a reaction to the cancellation, but was refused for another reason: the notice names both. */
function refusedAfterCancellation(order: OverlaidOrder, refused: StoppedCommand, cancelled: Cancellation, now: number): Clash {
  const clash = refusedOf(order, refused, now, false)
  return { ...clash, happened: sentences(cancellationText(cancelled, now), clash.happened) }
}

/** The goods of a packed, cancelled order have to be taken out of the parcel, unless it has left (CLASH-02). */
function cancelledMeanwhile(order: OverlaidOrder, cancelled: Cancellation, now: number): Clash {
  const { refused } = order
  const { wasPacked, takenOut: isOut } = cancelled
  const isPacked = !isOut && (wasPacked || order.commands.some(({ action }) => packs.has(action)))
  const happened = cancellationText(cancelled, now)
  const clash = { did: refused === null ? null : didOf(refused, now), happened: isPacked ? `${happened} ${texts.clash.takeOut}` : happened }
  // Without a stopped command, the actions below the order are the choices; while the command is being sent, nothing can be decided.
  if (refused === null || refused.command.progress.state === 'sending') return { ...clash, choices: [] }
  if (!isPacked) return { ...clash, choices: [leaveIt(order, refused)] }
  return {
    ...clash,
    choices: [
      // If the marketplace knows the order as packed, it is told; otherwise this phone only discards the packing.
      { label: texts.takenOut, ...(may(order, 'taken-out', now).may ? { kind: 'do-instead', deeds: takenOut.deeds([order], now, [order]) } : { kind: 'leave', asks: null, isTakenOut: true }) },
      ...(order.shipBy === 'lazy' ? [{ label: texts.left, kind: 'do-instead', deeds: left.deeds([order], now, [order]) } as const] : []),
    ],
  }
}

/** What is said without a message of the backend: that the order has changed, if the refusal's code means that. */
const withoutWords = (progress: StoppedCommand['command']['progress']): string =>
  progress.state === 'rejected' && (progress.code === 'changed' || progress.code === 'state' || progress.code === 'cancelled') ? texts.clash.changed : commandTexts.refused

function refusedOf(order: OverlaidOrder, refused: StoppedCommand, now: number, numbersSales: boolean): Clash {
  const { command } = refused
  const leave = leaveIt(order, refused)
  const did = didOf(refused, now)
  const { progress } = command
  // Said now, because once the command is sent again the parcel counts as gone, and this warning no longer appears.
  const toTakeOut = leaves.has(command.action) ? (notInParcel(order)?.happened ?? null) : null
  if (progress.state === 'undecided') return { did, happened: sentences(said(texts.clash.undecided, progress.message), toTakeOut), choices: [{ label: texts.clash.again, kind: 'send-again' }, leave] }
  const gone = order.lines.filter(({ cancelled }) => cancelled)
  // Only with the code `changed`: otherwise the items may have been cancelled before the order was packed.
  const isShorter = command.action === 'pack' && gone.length > 0 && progress.state === 'rejected' && progress.code === 'changed'
  const message = progress.state === 'rejected' ? progress.message : null
  // Sent again, it would cancel the whole rest of the order, or nothing: the seller chooses the items again in the form.
  const isOfOthers = command.action === 'cancel' && isOfOtherItems(order, command.body.lineIds)
  const happened = isShorter || (isOfOthers && gone.length > 0) ? texts.clash.lineCancelled(listed(gone.map(({ title }) => title))) : withoutWords(progress)
  const same = decidedAnew(command, order, numbersSales)
  const anew = isShorter ? lighter(same, gone, wantedLines(order)) : same
  const isOfParcel = tellsOfParcel(order, command, now)
  const mayDo = isOfParcel || may(order, command.action, now).may
  const why = isShorter || isOfOthers ? said(happened, message) : message === null ? happened : commandTexts.serverSaid(message)
  const signIn: readonly ClashChoice[] = progress.state === 'rejected' && progress.isForbidden === true ? [{ label: signedInTexts.logInAgain, kind: 'sign-in' }] : []
  // A command refused for its content cannot be sent again as it is: the seller corrects it in the form below the order.
  return {
    did,
    happened: sentences(why, toTakeOut, ofItsNumber(order, refused, mayDo && numbersSales)),
    choices: [...signIn, ...(mayDo && !isOfOthers && (isOfParcel || !isCorrectable(progress)) ? [{ label: isShorter ? texts.clash.packWithout : texts.clash.again, kind: 'do-anew', deeds: [anew] } as const] : []), leave],
  }
}

/** Whether, of the items to cancel, none is still wanted, or no other item is: cancelling some must not cancel the whole order (ORD-03). */
function isOfOtherItems(order: OverlaidOrder, lineIds: readonly string[]): boolean {
  const wanted = wantedLines(order)
  const going = wanted.filter(({ id }) => lineIds.includes(id))
  return lineIds.length > 0 && (going.length === 0 || going.length === wanted.length)
}

/** What to do about an invoice that may be printed with a number that is void. @param isNumbered whether packing again draws a new one */
function ofItsNumber(order: OverlaidOrder, { command }: StoppedCommand, isNumbered: boolean): string | null {
  const { invoiceNumber } = order
  if (command.action !== 'pack' || !isInvoiceNumberVoid(order)) return null
  if (isNumbered) return texts.numberAnew
  return invoiceNumber === null || invoiceNumber === command.body.invoiceNumber ? null : texts.clash.otherNumber
}

const sentences = (...said: readonly (string | null)[]): string => said.filter((sentence) => sentence !== null).join(' ')

const said = (sentence: string, message: string | null): string => (message === null ? sentence : `${sentence} ${commandTexts.serverSaid(message)}`)

/**
 * A packing without the cancelled lines: their listed weight is subtracted. They may have been cancelled before the packing
 * already, so the result is at least the listed weight of the rest, and at most the weight of the parcel.
 */
function lighter(deed: OrderDeed, gone: readonly OrderLine[], rest: readonly OrderLine[]): OrderDeed {
  if (deed.action !== 'pack') return deed
  const { grams } = deed.body
  return { ...deed, body: { ...deed.body, grams: Math.min(grams, Math.max(1, listedGrams(rest), grams - listedGrams(gone))) } }
}

/** The same command, based on the order's current revision. */
function decidedAnew(command: StoppedCommand['command'], order: OverlaidOrder, numbersSales: boolean): OrderDeed {
  const { rev } = order
  switch (command.action) {
    case 'pack':
      return packDeed(order, { ...command.body, rev }, numbersSales)
    case 'cancel':
      return { action: 'cancel', body: { ...command.body, rev } }
    case 'handover':
      return { action: 'handover', body: { ...command.body, rev } }
    case 'dispatch':
      return { action: 'dispatch', body: { ...command.body, rev } }
    case 'outcome':
      return { action: 'outcome', body: { ...command.body, rev } }
    case 'taken-out':
      return { action: 'taken-out', body: { ...command.body, rev } }
  }
}
