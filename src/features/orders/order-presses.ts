import type { Order } from '@/contract/reads/orders/orders'
import { heldHandover, manifestIdOf, packingDayOf } from '@/domain/orders/courier-days'
import { may, mayHaveLeft, type OrderCommand, type WhyNot } from '@/domain/orders/order-state'
import { orderTexts } from '@/domain/orders/order-texts'
import type { OverlaidOrder, StoppedCommand } from '@/domain/orders/overlay'
import type { Allowance, PressAction } from '@/lists/record-list'
import { ordersTexts as texts } from './texts'
import type { OrderDeed } from './use-save-order'

/** What a press makes of orders; the screen saves it. @param now milliseconds since the epoch @param known all orders of this phone */
type Deeds = (orders: readonly OverlaidOrder[], now: number, known: readonly OverlaidOrder[]) => readonly OrderDeed[]

/** Something that a press does with orders, as data. */
export interface OrderPress extends Omit<PressAction<OverlaidOrder>, 'run'> {
  readonly deeds: Deeds
  /** The goods leave with it: it is asked whether their invoices can go with them (LAW-05). */
  readonly needsDocuments?: true
}

/** What may be done later is told with its reason; whatever else cannot be done is absent. */
const shown: ReadonlySet<WhyNot> = new Set(['not-yet', 'too-late'])

const no = (why: WhyNot): Allowance => ({ allowed: false, why: orderTexts.whyNot[why], shown: shown.has(why) })

/** While it is being sent, there is nothing to decide yet. */
const notBehind = ({ command }: StoppedCommand): Allowance => ({
  allowed: false,
  why: command.progress.state === 'sending' ? texts.beingSent : texts.decideFirst,
  shown: true,
})

/** Whether something can be done now. Behind what was refused, or cannot be read, it would wait for ever: the one is done anew, or both are decided about first. */
export const allows =
  (command: OrderCommand) =>
  (order: OverlaidOrder, now: number): Allowance => {
    const permission = may(order, command, now)
    if (!permission.may) return no(permission.why)
    if (order.hasUnreadable === true) return { allowed: false, why: texts.unreadable, shown: true }
    return order.refused === null || order.refused.command.action === command ? { allowed: true } : notBehind(order.refused)
  }

/**
 * The same of one of several: nobody sees there what was refused, which may have said something else, nor that it may have
 * arrived, which only sending it again keeps from being done twice.
 */
const allowsOfSeveral =
  (command: OrderCommand) =>
  (order: OverlaidOrder, now: number): Allowance =>
    order.refused !== null && (command === 'outcome' || order.refused.because === 'undecided') ? notBehind(order.refused) : allows(command)(order, now)

const decidedOn = ({ id, rev }: Order) => ({ id, rev })
const instant = (now: number): string => new Date(now).toISOString()

/** What leaves on one sheet; each parcel is a command of its own, so that one refusal holds one parcel. */
export const handedOver = (orders: readonly OverlaidOrder[], manifestId: string, now: number, left?: true): readonly OrderDeed[] =>
  orders.map((order) => ({ action: 'handover', body: { ...decidedOn(order), manifestId, at: instant(now), ...(left === true && { left }) } }))

/** What one courier takes of one day's packing stands on one sheet, as each day prints its own; what stands on one already keeps its name. */
const onSheets =
  (left?: true): Deeds =>
  (orders, now, known) => {
    const kept: OrderDeed[] = []
    const piles = new Map<string, OverlaidOrder[]>()
    for (const order of orders) {
      const held = heldHandover(order)
      const sheet = `${packingDayOf(order)} ${order.courier}`
      if (held === null) piles.set(sheet, [...(piles.get(sheet) ?? []), order])
      // What has left although it was cancelled left then.
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

/** It left with the courier although it was cancelled: it comes back as an undelivered return (CLASH-02). */
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
