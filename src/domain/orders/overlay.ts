import type { Order } from '@/contract/reads/orders/orders'
import { may, mayHaveLeft } from './order-state'
import type { SavedOrderCommand } from './saved-order-command'

/** A command of this phone that cannot take effect, and why. */
export type StoppedCommand = {
  readonly command: SavedOrderCommand
  /** The backend refused it, or has not said whether it took it, or will refuse it because the order is cancelled (`overtaken`). */
  readonly because: 'rejected' | 'undecided' | 'overtaken'
}

/** An order as it will be when the backend has taken this phone's commands on it (CMD-05). */
export interface OverlaidOrder extends Order {
  /** Whether a command on it has not arrived at the backend: it is shown dashed. */
  readonly onThisPhone: boolean
  /** The commands that have not arrived, in the order of sending. */
  readonly commands: readonly SavedOrderCommand[]
  /** Those of them that are applied and that the order as last read does not contain yet. */
  readonly notYetRead: readonly SavedOrderCommand[]
  /** The first command that cannot take effect; neither it nor the commands after it are applied. */
  readonly refused: StoppedCommand | null
  /** A stored command on it cannot be read by this version: its effect is unknown, and all later commands wait for it. */
  readonly hasUnreadable?: true
}

/**
 * Applies this phone's commands to an order as it was last read.
 * @param commands those on this order that have not arrived, in the order of sending
 */
export function overlay(order: Order, commands: readonly SavedOrderCommand[]): OverlaidOrder {
  let shown = order
  let refused: StoppedCommand | null = null
  const notYetRead: SavedOrderCommand[] = []
  for (const command of commands) {
    const because = whatStops(shown, command)
    if (because !== null) {
      refused = { command, because }
      break
    }
    const next = { ...shown, ...changeBy(shown, command) }
    if (!mayHaveArrived(command) || !areSameOrders(shown, next)) notYetRead.push(command)
    shown = next
  }
  return { ...shown, onThisPhone: commands.length > 0, commands, notYetRead, refused }
}

type Commands = ReadonlyMap<string, readonly SavedOrderCommand[]>

const none: readonly SavedOrderCommand[] = []
/** The last overlay of each order: while order and commands are unchanged it stays the same object, so that memoised results stay valid. */
const laid = new WeakMap<Order, OverlaidOrder>()
/** The same of whole lists: where one of thousands was packed, only that one is compared again. */
const laidOver = new WeakMap<readonly Order[], { readonly commands: Commands; readonly overlaid: readonly OverlaidOrder[] }>()

/** The orders with this phone's commands applied; an unchanged order, or an unchanged list, is the same object as before. */
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

/** The ids of orders whose commands have changed. */
const changedBetween = (before: Commands, now: Commands): ReadonlySet<string> =>
  new Set([...before.keys(), ...now.keys()].filter((id) => !areSame(before.get(id) ?? none, now.get(id) ?? none)))

const areSame = (some: readonly SavedOrderCommand[], others: readonly SavedOrderCommand[]): boolean =>
  some.length === others.length && some.every((command, place) => command === others[place])

function whatStops(order: Order, command: SavedOrderCommand): StoppedCommand['because'] | null {
  const { state } = command.progress
  if (state === 'rejected' || state === 'undecided') return state
  if (leavesCancelled(order, command)) return null
  // Her own cancellation has taken effect; only its answer was lost.
  if (command.action === 'cancel' && order.cancelled?.by === 'seller' && mayHaveArrived(command)) return null
  const permission = mayAsItWas(order, command)
  return !permission.may && permission.why === 'cancelled' ? 'overtaken' : null
}

/** Checks with the packing deadline as the current time: the command was in time when it was saved, whatever the clock shows now. */
const mayAsItWas = (order: Order, { action }: SavedOrderCommand) => may(order, action, Date.parse(order.packBy))

const areSameOrders = (one: Order, other: Order): boolean => JSON.stringify(one) === JSON.stringify(other)

const mayHaveArrived = ({ progress }: SavedOrderCommand): boolean => 'mayHaveArrived' in progress

/** Whether a command says that the parcel of a cancelled order has left nevertheless. */
const leavesCancelled = (order: Order, command: SavedOrderCommand): boolean =>
  command.action === 'handover' && command.body.left === true && mayHaveLeft(order)

/** What a command changes in an order; nothing if the order already contains it, when only the answer was lost. */
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

/** The amount to collect without these lines; no change if the order is prepaid. */
function paidWithout({ cashOnDeliveryPaise, lines }: Order, lineIds: readonly string[]): Pick<Partial<Order>, 'cashOnDeliveryPaise'> {
  const lost = lines.filter(({ id, cancelled }) => !cancelled && lineIds.includes(id)).reduce((sum, { unitPaise, quantity }) => sum + unitPaise * quantity, 0)
  return cashOnDeliveryPaise === 0 ? {} : { cashOnDeliveryPaise: Math.max(0, cashOnDeliveryPaise - lost) }
}
