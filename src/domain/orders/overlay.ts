import type { Order } from '@/contract/reads/orders/orders'
import { may, mayHaveLeft } from './order-state'
import type { SavedOrderCommand } from './saved-order-command'

/** What stands in the way of a command of this phone. */
export type StoppedCommand = {
  readonly command: SavedOrderCommand
  /** The backend refused it, or left open whether it has it; or the order is cancelled and it would be refused. */
  readonly because: 'rejected' | 'undecided' | 'overtaken'
}

/** An order as it will be once everything of this phone has arrived (CMD-05). */
export interface OverlaidOrder extends Order {
  /** Whether anything of it is only on this phone: it is shown dashed. */
  readonly onThisPhone: boolean
  /** What has not arrived, in the order in which it leaves. */
  readonly commands: readonly SavedOrderCommand[]
  /** Those of them that are part of what is shown, and that the order as it was read does not tell of yet. */
  readonly notTold: readonly SavedOrderCommand[]
  /** The first that does not come through; neither it nor what follows it is part of what is shown. */
  readonly refused: StoppedCommand | null
  /** Something was done with it on this phone that this version cannot read: nobody knows what, and all that is done after it waits for it. */
  readonly hasUnreadable?: true
}

/**
 * Lays what was done on this phone over an order as it was read.
 * @param commands those on this order that have not arrived, in the order in which they leave
 */
export function overlay(order: Order, commands: readonly SavedOrderCommand[]): OverlaidOrder {
  let shown = order
  let refused: StoppedCommand | null = null
  const notTold: SavedOrderCommand[] = []
  for (const command of commands) {
    const because = whatStops(shown, command)
    if (because !== null) {
      refused = { command, because }
      break
    }
    const next = { ...shown, ...changeBy(shown, command) }
    if (!mayHaveArrived(command) || !areSameOrders(shown, next)) notTold.push(command)
    shown = next
  }
  return { ...shown, onThisPhone: commands.length > 0, commands, notTold, refused }
}

type Commands = ReadonlyMap<string, readonly SavedOrderCommand[]>

const none: readonly SavedOrderCommand[] = []
/** What was laid over an order last: where neither has changed it stays the same object, and what was made of it stays too. */
const laid = new WeakMap<Order, OverlaidOrder>()
/** The same of whole lists: where one of thousands was packed, only that one is compared again. */
const laidOver = new WeakMap<readonly Order[], { readonly commands: Commands; readonly overlaid: readonly OverlaidOrder[] }>()

/** The orders with the commands of this phone laid over them; what nothing has changed, be it all of them, is the same object as before. */
export function overlaidWith(orders: readonly Order[], commands: Commands): readonly OverlaidOrder[] {
  const last = laidOver.get(orders)
  const changed = last === undefined ? null : changedBetween(last.commands, commands)
  if (last !== undefined && changed?.size === 0) return last.overlaid
  const overlaid = orders.map((order, place) => {
    const kept = changed?.has(order.id) === false ? last?.overlaid[place] : undefined
    return kept ?? overlayAgain(order, commands.get(order.id) ?? none)
  })
  laidOver.set(orders, { commands, overlaid })
  return overlaid
}

function overlayAgain(order: Order, commands: readonly SavedOrderCommand[]): OverlaidOrder {
  const known = laid.get(order)
  if (known !== undefined && areSame(known.commands, commands)) return known
  const next = overlay(order, commands)
  laid.set(order, next)
  return next
}

/** The orders on which other commands are than were. */
const changedBetween = (before: Commands, now: Commands): ReadonlySet<string> =>
  new Set([...before.keys(), ...now.keys()].filter((id) => !areSame(before.get(id) ?? none, now.get(id) ?? none)))

const areSame = (some: readonly SavedOrderCommand[], others: readonly SavedOrderCommand[]): boolean =>
  some.length === others.length && some.every((command, place) => command === others[place])

function whatStops(order: Order, command: SavedOrderCommand): StoppedCommand['because'] | null {
  const { state } = command.progress
  if (state === 'rejected' || state === 'undecided') return state
  if (leavesCancelled(order, command)) return null
  // She has what she wanted: only the answer to it was lost.
  if (command.action === 'cancel' && order.cancelled?.by === 'seller' && mayHaveArrived(command)) return null
  const permission = mayAsItWas(order, command)
  return !permission.may && permission.why === 'cancelled' ? 'overtaken' : null
}

/** It was in time as it was saved, by whichever clock that was looked at. */
const mayAsItWas = (order: Order, { action }: SavedOrderCommand) => may(order, action, Date.parse(order.packBy))

const areSameOrders = (one: Order, other: Order): boolean => JSON.stringify(one) === JSON.stringify(other)

const mayHaveArrived = ({ progress }: SavedOrderCommand): boolean => 'mayHaveArrived' in progress

/** Whether it says of a cancelled parcel that it has left all the same. */
const leavesCancelled = (order: Order, command: SavedOrderCommand): boolean =>
  command.action === 'handover' && command.body.left === true && mayHaveLeft(order)

/** What a command changes of an order; nothing where the order has it already, since only its answer was lost. */
function changeBy(order: Order, command: SavedOrderCommand): Partial<Order> {
  if (!leavesCancelled(order, command) && !mayAsItWas(order, command).may) return {}
  switch (command.action) {
    case 'pack': {
      const { grams, sides, at, invoiceNumber } = command.body
      return { state: 'packed', packed: { grams, sides, at }, ...(invoiceNumber !== null && { invoiceNumber }) }
    }
    case 'cancel':
      return cancelledBySeller(order, command)
    case 'handover':
      return { state: 'on-the-way', manifestId: command.body.manifestId }
    case 'dispatch':
      return { state: 'on-the-way', courier: command.body.courier, awb: command.body.tracking }
    case 'outcome':
      return { state: command.body.delivered ? 'delivered' : 'undelivered' }
    case 'taken-out':
      return order.cancelled === null ? {} : { cancelled: { ...order.cancelled, takenOut: true } }
  }
}

function cancelledBySeller(order: Order, { body, savedAt }: Extract<SavedOrderCommand, { action: 'cancel' }>): Partial<Order> {
  const { lineIds, reason } = body
  const lines = order.lines.map((line) => (lineIds.includes(line.id) ? { ...line, cancelled: true } : line))
  if (lineIds.length > 0 && lines.some((line) => !line.cancelled)) return { lines, ...paidWithout(order, lineIds) }
  const at = new Date(savedAt).toISOString()
  return { state: 'cancelled', cancelled: { by: 'seller', reason, at, wasPacked: order.state === 'packed', takenOut: false } }
}

/** What is collected for an order that loses these lines; nothing where it is paid for already. */
function paidWithout({ cashOnDeliveryPaise, lines }: Order, lineIds: readonly string[]): Pick<Partial<Order>, 'cashOnDeliveryPaise'> {
  const lost = lines.filter(({ id, cancelled }) => !cancelled && lineIds.includes(id)).reduce((sum, { unitPaise, quantity }) => sum + unitPaise * quantity, 0)
  return cashOnDeliveryPaise === 0 ? {} : { cashOnDeliveryPaise: Math.max(0, cashOnDeliveryPaise - lost) }
}
