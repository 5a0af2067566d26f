import type { Order } from '@/contract/reads/orders/orders'
import { heldHandover, manifestIdOf, packingDayOf } from '@/domain/orders/courier-days'
import { may, mayHaveLeft, type OrderCommand, type WhyNot } from '@/domain/orders/order-state'
import { orderTexts } from '@/domain/orders/order-texts'
import type { OverlaidOrder, StoppedCommand } from '@/domain/orders/overlay'
import type { Allowance, PressAction } from '@/lists/record-list'
import { ordersTexts as texts } from './texts'
import type { OrderDeed } from './use-save-order'

/** Makes the commands of a press; the screen saves them. @param now milliseconds since the epoch @param known all orders of this phone */
type Deeds = (orders: readonly OverlaidOrder[], now: number, known: readonly OverlaidOrder[]) => readonly OrderDeed[]

/** An action on orders that takes one press, as data. */
export interface OrderPress extends Omit<PressAction<OverlaidOrder>, 'run'> {
  readonly deeds: Deeds
  /** The goods leave with it, so its question names the invoices that are still to come (LAW-05). */
  readonly needsDocuments?: true
}

/** Actions that are not possible for these reasons are shown with the reason; for any other reason they are hidden. */
const shown: ReadonlySet<WhyNot> = new Set(['not-yet', 'too-late'])

const no = (why: WhyNot): Allowance => ({ allowed: false, why: orderTexts.whyNot[why], shown: shown.has(why) })

/** Not possible behind a stopped command; while that is being sent, there is nothing to decide yet. */
const notBehind = ({ command }: StoppedCommand): Allowance => ({
  allowed: false,
  why: command.progress.state === 'sending' ? texts.beingSent : texts.decideFirst,
  shown: true,
})

/** Whether a command is possible now. Behind a refused or unreadable one it would wait forever: only the refused one itself can be done again. */
export const allows =
  (command: OrderCommand) =>
  (order: OverlaidOrder, now: number): Allowance => {
    const permission = may(order, command, now)
    if (!permission.may) return no(permission.why)
    if (order.hasUnreadable === true) return { allowed: false, why: texts.unreadable, shown: true }
    return order.refused === null || order.refused.command.action === command ? { allowed: true } : notBehind(order.refused)
  }

/**
 * The same for one of several selected orders. There the seller does not see a refused outcome, which may have said the opposite,
 * nor that a command may have arrived: only sending that one again, with its own key, keeps it from taking effect twice.
 */
const allowsOfSeveral =
  (command: OrderCommand) =>
  (order: OverlaidOrder, now: number): Allowance =>
    order.refused !== null && (command === 'outcome' || order.refused.because === 'undecided') ? notBehind(order.refused) : allows(command)(order, now)

const decidedOn = ({ id, rev }: Order) => ({ id, rev })
const instant = (now: number): string => new Date(now).toISOString()

/** Hands over the parcels of one manifest: one command for each, so that a refusal holds back one parcel only. */
export const handedOver = (orders: readonly OverlaidOrder[], manifestId: string, now: number, left?: true): readonly OrderDeed[] =>
  orders.map((order) => ({ action: 'handover', body: { ...decidedOn(order), manifestId, at: instant(now), ...(left === true && { left }) } }))

/** One manifest for each courier and packing day, as each day prints its own; a parcel that is on one already keeps it. */
const onSheets =
  (left?: true): Deeds =>
  (orders, now, known) => {
    const kept: OrderDeed[] = []
    const piles = new Map<string, OverlaidOrder[]>()
    for (const order of orders) {
      const held = heldHandover(order)
      const sheet = `${packingDayOf(order)} ${order.courier}`
      if (held === null) piles.set(sheet, [...(piles.get(sheet) ?? []), order])
      // A parcel that left although it was cancelled left at the time of its handover.
      else kept.push(...handedOver([order], held.manifestId, left === true ? Date.parse(held.at) : now, left))
    }
    return [...kept, ...[...piles.values()].flatMap((pile) => handedOver(pile, manifestIdOf(pile, known), now, left))]
  }

const told =
  (delivered: boolean): Deeds =>
  (orders, now) =>
    orders.map((order) => ({ action: 'outcome', body: { ...decidedOn(order), delivered, at: instant(now) } }))

export const handOver: OrderPress = {
  kind: 'press',
  id: 'handover',
  label: () => texts.handOver,
  look: 'primary',
  allows: allows('handover'),
  allowsOfSeveral: allowsOfSeveral('handover'),
  asks: (count) => texts.asks.handover(count),
  asksOfOne: ({ id }) => texts.asksOfOne.handover(id),
  needsDocuments: true,
  deeds: onSheets(),
}

export const delivered: OrderPress = {
  kind: 'press',
  id: 'delivered',
  label: () => texts.delivered,
  look: 'primary',
  allows: allows('outcome'),
  allowsOfSeveral: allowsOfSeveral('outcome'),
  asks: (count) => texts.asks.outcome(count),
  asksOfOne: ({ id }) => texts.asksOfOne.delivered(id),
  deeds: told(true),
}

export const undelivered: OrderPress = {
  kind: 'press',
  id: 'undelivered',
  label: () => texts.undelivered,
  look: 'outline',
  allows: allows('outcome'),
  asksOfOne: ({ id }) => texts.asksOfOne.undelivered(id),
  deeds: told(false),
}

/** The parcel left with the courier although the order is cancelled: it comes back as an undelivered return (CLASH-02). */
export const left: OrderPress = {
  kind: 'press',
  id: 'left',
  label: () => texts.left,
  look: 'outline',
  allows: (order) => (mayHaveLeft(order) && order.cancelled?.wasPacked === true && order.refused === null && order.hasUnreadable !== true ? { allowed: true } : no('nothing-to-take-out')),
  deeds: onSheets(true),
}

export const takenOut: OrderPress = {
  kind: 'press',
  id: 'taken-out',
  label: () => texts.takenOut,
  look: 'primary',
  allows: allows('taken-out'),
  allowsOfSeveral: allowsOfSeveral('taken-out'),
  asks: (count) => texts.asks['taken-out'](count),
  deeds: (orders) => orders.map((order) => ({ action: 'taken-out', body: decidedOn(order) })),
}
