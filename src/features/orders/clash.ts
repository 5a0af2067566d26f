import { listed } from '@/catalogues/listed'
import type { OrderLine } from '@/contract/reads/orders/orders'
import { commandTexts } from '@/domain/command-texts'
import { isToHandOver } from '@/domain/orders/courier-days'
import { listedGrams, wantedLines } from '@/domain/orders/order-forms'
import { timeText } from '@/domain/date-texts'
import { may, mayHaveLeft, stateOf, type OrderCommand } from '@/domain/orders/order-state'
import { doneText, orderTexts } from '@/domain/orders/order-texts'
import type { OverlaidOrder, StoppedCommand } from '@/domain/orders/overlay'
import { isToPutRight } from '@/domain/orders/saved-order-command'
import { signedInTexts } from '@/domain/signed-in-texts'
import { left, takenOut } from './order-presses'
import { isNumberGone, packDeed } from './pack-deed'
import { ordersTexts as texts } from './texts'
import type { OrderDeed } from './use-save-order'

/** A way out of a clash: nothing is done but what the seller chooses (CLASH-01). */
export type ClashChoice = { readonly label: string } & (
  | {
      /** Takes back what was done here, and what follows it. */
      readonly kind: 'leave'
      /** What is asked before; null where it goes without saying what is lost with it. */
      readonly asks: string | null
      /** Whether it says that the goods are out of the parcel. */
      readonly isTakenOut?: boolean
    }
  /** Has it sent once more as it is. */
  | { readonly kind: 'send-again' }
  /** Proves again who she is: what was forbidden is then tried once more. */
  | { readonly kind: 'sign-in' }
  /** Does it anew; or takes it back and does something else in its place. */
  | { readonly kind: 'do-anew' | 'do-instead'; readonly deeds: readonly OrderDeed[] }
)

export interface Clash {
  /** What was done here, and when; null where nothing of this phone is in the way. */
  readonly did: string | null
  readonly happened: string
  readonly choices: readonly ClashChoice[]
}

/** What was done after it here goes with it, and that is asked first (CMD-08). */
function leaveIt({ commands }: OverlaidOrder, { command }: StoppedCommand): ClashChoice {
  const followers = commands.length - commands.indexOf(command) - 1
  return { label: texts.clash.leave, kind: 'leave', asks: followers === 0 ? null : texts.clash.leaveQuestion(followers) }
}

/** What asks for a decision at an order, or has to be known of its parcel: what was done, what happened meanwhile, and the ways on; null for nothing. @param numbersSales whether packing a sale draws a number */
export function clashOf(order: OverlaidOrder, now: number, numbersSales: boolean): Clash | null {
  const clash = decidableClashOf(order, now, numbersSales)
  // A choice would wait behind what cannot be read, or take back what that was built on.
  return clash !== null && order.hasUnreadable === true ? { ...clash, choices: [] } : clash
}

function decidableClashOf(order: OverlaidOrder, now: number, numbersSales: boolean): Clash | null {
  const { refused, cancelled } = order
  // One that has left is on its way again, though it was cancelled.
  if (cancelled !== null && stateOf(order) === 'cancelled') {
    if (refused !== null && tellsOfParcel(order, refused.command, now)) return refusedAfterCancellation(order, refused, cancelled, now)
    if (refused !== null || may(order, 'taken-out', now).may) return cancelledMeanwhile(order, cancelled, now)
  }
  return refused === null ? notInParcel(order) : refusedOf(order, refused, now, numbersSales)
}

/** Nobody knows whether it was cancelled before the parcel was closed. */
function notInParcel(order: OverlaidOrder): Clash | null {
  const gone = order.lines.filter(({ cancelled }) => cancelled)
  if (!isToHandOver(order) || gone.length === 0) return null
  return { did: null, happened: `${texts.clash.lineCancelled(listed(gone.map(({ title }) => title)))} ${texts.clash.notInParcel}`, choices: [] }
}

const didOf = ({ command }: StoppedCommand, now: number): string => texts.clash.youDid(doneText(command), timeText(command.savedAt, now))

const leaves: ReadonlySet<OrderCommand> = new Set(['handover', 'dispatch'])
const packs: ReadonlySet<OrderCommand> = new Set(['pack', ...leaves])

/** Whether it tells where the parcel of a cancelled order is, nobody has told that yet, and it was not refused for being of such an order. */
function tellsOfParcel(order: OverlaidOrder, command: StoppedCommand['command'], now: number): boolean {
  if (command.progress.state === 'rejected' && command.progress.code === 'cancelled') return false
  if (command.action === 'taken-out') return may(order, 'taken-out', now).may
  return command.action === 'handover' && command.body.left === true && mayHaveLeft(order)
}

type Cancellation = NonNullable<OverlaidOrder['cancelled']>

/** Without a reason nothing could be read of it: nobody knows by whom it was, and when. */
const cancellationText = ({ by, reason, at }: Cancellation, now: number): string =>
  reason === '' ? orderTexts.whyNot.cancelled : texts.clash.cancelledAt(orderTexts.cancelledBy[by], timeText(Date.parse(at), now))

/** It was done because of the cancellation, which is not why it was refused. */
function refusedAfterCancellation(order: OverlaidOrder, refused: StoppedCommand, cancelled: Cancellation, now: number): Clash {
  const clash = refusedOf(order, refused, now, false)
  return { ...clash, happened: sentences(cancellationText(cancelled, now), clash.happened) }
}

/** Goods that lie packed have to be taken out, unless they are gone (CLASH-02). */
function cancelledMeanwhile(order: OverlaidOrder, cancelled: Cancellation, now: number): Clash {
  const { refused } = order
  const { wasPacked, takenOut: isOut } = cancelled
  const isPacked = !isOut && (wasPacked || order.commands.some(({ action }) => packs.has(action)))
  const happened = cancellationText(cancelled, now)
  const clash = { did: refused === null ? null : didOf(refused, now), happened: isPacked ? `${happened} ${texts.clash.takeOut}` : happened }
  // Where nothing of this phone is in the way, the order's own actions stand at its foot; while it is being sent, nothing can be decided.
  if (refused === null || refused.command.progress.state === 'sending') return { ...clash, choices: [] }
  if (!isPacked) return { ...clash, choices: [leaveIt(order, refused)] }
  return {
    ...clash,
    choices: [
      // What the marketplace knows of as packed it is told about; else it is enough that this phone forgets the packing.
      { label: texts.takenOut, ...(may(order, 'taken-out', now).may ? { kind: 'do-instead', deeds: takenOut.deeds([order], now, [order]) } : { kind: 'leave', asks: null, isTakenOut: true }) },
      ...(order.shipBy === 'lazy' ? [{ label: texts.left, kind: 'do-instead', deeds: left.deeds([order], now, [order]) } as const] : []),
    ],
  }
}

/** Of the order having changed as long alone as the refusal is one that only a change brings. */
const withoutWords = (progress: StoppedCommand['command']['progress']): string =>
  progress.state === 'rejected' && (progress.code === 'changed' || progress.code === 'state' || progress.code === 'cancelled') ? texts.clash.changed : commandTexts.refused

function refusedOf(order: OverlaidOrder, refused: StoppedCommand, now: number, numbersSales: boolean): Clash {
  const { command } = refused
  const leave = leaveIt(order, refused)
  const did = didOf(refused, now)
  const { progress } = command
  // Once it is sent again, the parcel has left and nothing tells of that any more.
  const toTakeOut = leaves.has(command.action) ? (notInParcel(order)?.happened ?? null) : null
  if (progress.state === 'undecided') return { did, happened: sentences(said(texts.clash.undecided, progress.message), toTakeOut), choices: [{ label: texts.clash.again, kind: 'send-again' }, leave] }
  const gone = order.lines.filter(({ cancelled }) => cancelled)
  // Refused for another reason, what is gone may have been so when it was packed.
  const isShorter = command.action === 'pack' && gone.length > 0 && progress.state === 'rejected' && progress.code === 'changed'
  const message = progress.state === 'rejected' ? progress.message : null
  // Sent again, it would cancel all that is left of the order, or nothing: which items go now is decided in its form.
  const isOfOthers = command.action === 'cancel' && isOfOtherItems(order, command.body.lineIds)
  const happened = isShorter || (isOfOthers && gone.length > 0) ? texts.clash.lineCancelled(listed(gone.map(({ title }) => title))) : withoutWords(progress)
  // The form that it is put right in stands at the foot.
  const same = decidedAnew(command, order, numbersSales)
  const anew = isShorter ? lighter(same, gone, wantedLines(order)) : same
  const isOfParcel = tellsOfParcel(order, command, now)
  const mayDo = isOfParcel || may(order, command.action, now).may
  const why = isShorter || isOfOthers ? said(happened, message) : message === null ? happened : commandTexts.serverSaid(message)
  const signIn: readonly ClashChoice[] = progress.state === 'rejected' && progress.isForbidden === true ? [{ label: signedInTexts.logInAgain, kind: 'sign-in' }] : []
  return {
    did,
    happened: sentences(why, toTakeOut, ofItsNumber(order, refused, mayDo && numbersSales)),
    choices: [...signIn, ...(mayDo && !isOfOthers && (isOfParcel || !isToPutRight(progress)) ? [{ label: isShorter ? texts.clash.packWithout : texts.clash.again, kind: 'do-anew', deeds: [anew] } as const] : []), leave],
  }
}

/** Whether of the items that were to go none is left, or no other: one that was cancelled elsewhere is never taken for the whole order (ORD-03). */
function isOfOtherItems(order: OverlaidOrder, lineIds: readonly string[]): boolean {
  const wanted = wantedLines(order)
  const going = wanted.filter(({ id }) => lineIds.includes(id))
  return lineIds.length > 0 && (going.length === 0 || going.length === wanted.length)
}

/** What has to be known of an invoice that may be on paper under a number that is void. @param isNumbered whether one is drawn as it is packed anew */
function ofItsNumber(order: OverlaidOrder, { command }: StoppedCommand, isNumbered: boolean): string | null {
  const { invoiceNumber } = order
  if (command.action !== 'pack' || !isNumberGone(order)) return null
  if (isNumbered) return texts.numberAnew
  return invoiceNumber === null || invoiceNumber === command.body.invoiceNumber ? null : texts.clash.otherNumber
}

const sentences = (...said: readonly (string | null)[]): string => said.filter((sentence) => sentence !== null).join(' ')

const said = (sentence: string, message: string | null): string => (message === null ? sentence : `${sentence} ${commandTexts.serverSaid(message)}`)

/**
 * A packing without what is taken out of the parcel, as far as its listings say what it weighs. Lines that are gone may have
 * been so when it was packed: the rest weighs as much as its listings say at least, and no more than the parcel did.
 */
function lighter(deed: OrderDeed, gone: readonly OrderLine[], rest: readonly OrderLine[]): OrderDeed {
  if (deed.action !== 'pack') return deed
  const { grams } = deed.body
  return { ...deed, body: { ...deed.body, grams: Math.min(grams, Math.max(1, listedGrams(rest), grams - listedGrams(gone))) } }
}

/** The same, decided on the order as it is now. */
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
