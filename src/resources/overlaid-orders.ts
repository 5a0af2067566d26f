import { useMemo, useState } from 'react'
import { orderScope } from '@/contract/modules/command-names'
import { orderEndpoints } from '@/contract/modules/order-commands'
import type { Order } from '@/contract/reads/orders/orders'
import { overlaidWith, type OverlaidOrder } from '@/domain/orders/overlay'
import { commandOfEndpoint, type CommandProgress, type SavedOrderCommand } from '@/domain/orders/saved-order-command'
import { isVoid } from '@/outbox/document-numbers'
import { byOrder, currentOf, isPending, mayBeElsewhere, submissionsOf, type PendingSubmission, type StoredRow } from '@/outbox/submission'
import { hasAllUnsent } from '@/outbox/unsent'
import { useLedger } from '@/outbox/use-ledger'
import { useSession } from '@/session/use-session'
import { lastOf } from '@/storage/live-view'
import { oncePerList } from '@/storage/once-per-list'
import { useResource, type ResourceView, type Source } from './source'

function progressOf(submission: PendingSubmission): CommandProgress {
  switch (submission.state) {
    case 'waiting':
    case 'sending':
      return { state: submission.state, ...(mayBeElsewhere(submission) && { mayHaveArrived: true }) }
    case 'rejected':
      return { state: 'rejected', message: submission.message, code: submission.code ?? null, field: submission.field ?? null, ...(isVoid(submission) && { isNumberVoid: true }), ...(submission.status === 403 && { isForbidden: true }) }
    case 'undecided':
      return { state: 'undecided', message: submission.message, code: null, field: null }
  }
}

type OrderEndpoint = keyof typeof commandOfEndpoint
const isOrderEndpoint = (endpoint: string): endpoint is OrderEndpoint => Object.hasOwn(commandOfEndpoint, endpoint)

/** Commands by row. An entry never goes stale: when a row changes, the ledger has another object for it. */
const saved = new WeakMap<PendingSubmission, SavedOrderCommand | null>()

function savedCommand(submission: PendingSubmission): SavedOrderCommand | null {
  const { endpoint, sequence, savedAt, body } = submission
  if (!isOrderEndpoint(endpoint)) return null
  const known = saved.get(submission)
  if (known !== undefined) return known
  const command = readCommand(endpoint, body, { sequence, savedAt, progress: progressOf(submission) })
  saved.set(submission, command)
  return command
}

type Common = Pick<SavedOrderCommand, 'sequence' | 'savedAt' | 'progress'>

/** Parses a body by its endpoint's own schema: a row's type does not tell the compiler which body belongs to which endpoint. */
function readCommand(endpoint: OrderEndpoint, body: unknown, common: Common): SavedOrderCommand | null {
  switch (endpoint) {
    case 'orderPack': {
      const read = orderEndpoints.orderPack.request.safeParse(body)
      return read.success ? { ...common, action: 'pack', body: read.data } : null
    }
    case 'orderCancel': {
      const read = orderEndpoints.orderCancel.request.safeParse(body)
      return read.success ? { ...common, action: 'cancel', body: read.data } : null
    }
    case 'orderHandover': {
      const read = orderEndpoints.orderHandover.request.safeParse(body)
      return read.success ? { ...common, action: 'handover', body: read.data } : null
    }
    case 'orderDispatch': {
      const read = orderEndpoints.orderDispatch.request.safeParse(body)
      return read.success ? { ...common, action: 'dispatch', body: read.data } : null
    }
    case 'orderOutcome': {
      const read = orderEndpoints.orderOutcome.request.safeParse(body)
      return read.success ? { ...common, action: 'outcome', body: read.data } : null
    }
    case 'orderTakenOut': {
      const read = orderEndpoints.orderTakenOut.request.safeParse(body)
      return read.success ? { ...common, action: 'taken-out', body: read.data } : null
    }
  }
}

type Commands = ReadonlyMap<string, readonly SavedOrderCommand[]>

/** The pending commands of each order, by order id, in the order in which they are sent. */
const orderCommandsOf = oncePerList((rows: readonly StoredRow[]): Commands => {
  const commands = new Map<string, SavedOrderCommand[]>()
  const pending = currentOf(submissionsOf(rows)).filter(isPending).toSorted(byOrder)
  for (const submission of pending) {
    const command = savedCommand(submission)
    if (command === null) continue
    const { id } = command.body
    const known = commands.get(id)
    if (known === undefined) commands.set(id, [command])
    else known.push(command)
  }
  return commands
})

interface Laid {
  readonly rows: readonly StoredRow[]
  readonly orders: readonly Order[]
  readonly commands: Commands
}

const nothingLaid: Laid = { rows: [], orders: [], commands: new Map() }

/** The revision that each accepted command left its order with. */
const answeredRevisions = oncePerList(
  (rows: readonly StoredRow[]): ReadonlyMap<number, number> =>
    new Map(submissionsOf(rows).flatMap((row) => (row.state === 'accepted' && row.rev !== undefined ? [[row.sequence, row.rev] as const] : []))),
)

/**
 * The commands to overlay on the orders now. Reading thousands of orders takes longer than reading the queue, and meanwhile an order
 * whose command was just accepted would look untouched: the command stays until the order has the revision of the answer.
 */
function layAnew(before: Laid, rows: readonly StoredRow[], orders: readonly Order[]): Laid {
  const waiting = orderCommandsOf(rows)
  const revisions = answeredRevisions(rows)
  const accepted = [...before.commands.values()].flat().filter(({ sequence }) => revisions.has(sequence))
  if (accepted.length === 0) return { rows, orders, commands: waiting }
  const ids = new Set(accepted.map(({ body }) => body.id))
  const read = new Map(orders.filter(({ id }) => ids.has(id)).map(({ id, rev }) => [id, rev]))
  const stay = accepted.filter(({ sequence, body }) => (read.get(body.id) ?? -Infinity) < (revisions.get(sequence) ?? -Infinity))
  const commands = new Map(waiting)
  for (const id of new Set(stay.map(({ body }) => body.id))) commands.set(id, [...stay.filter(({ body }) => body.id === id), ...(waiting.get(id) ?? [])])
  return { rows, orders, commands }
}

/** The scopes of rows that this version cannot read. */
const unreadableScopes = oncePerList(
  (rows: readonly StoredRow[]): ReadonlySet<string> => new Set(rows.flatMap((row) => (row.kind === 'unreadable' ? row.scopes : []))),
)

function withUnreadable(orders: readonly OverlaidOrder[], rows: readonly StoredRow[]): readonly OverlaidOrder[] {
  const scopes = unreadableScopes(rows)
  return scopes.size === 0 ? orders : orders.map((order) => (scopes.has(orderScope(order.id)) ? { ...order, hasUnreadable: true } : order))
}

/** The signed-in seller's orders as they will be once everything of this phone has arrived (CMD-05), live. */
export function useOverlaidOrders(orders: Source<Order>): ResourceView<OverlaidOrder> {
  const held = useResource(orders)
  const ledger = useLedger(useSession().sellerId)
  const known = lastOf(ledger)
  const [before, setLaid] = useState(nothingLaid)
  // While only part of the queue is read, an order with a pending command would look untouched.
  const rows = known !== undefined && hasAllUnsent(known) ? known.rows : before === nothingLaid ? undefined : before.rows
  const read = held.kind === 'items' ? held.items : before.orders
  const isToLay = rows !== undefined && (rows !== before.rows || read !== before.orders)
  const laid = isToLay ? layAnew(before, rows, read) : before
  if (isToLay) setLaid(laid)
  const lies = rows === undefined ? null : laid
  return useMemo(() => {
    if (held.kind !== 'items') return held
    // Without the queue an order with a pending command would look untouched.
    if (lies === null) return ledger.kind === 'unavailable' ? { kind: 'unavailable', reason: ledger.reason } : { kind: 'loading' }
    return { ...held, items: withUnreadable(overlaidWith(held.items, lies.commands), lies.rows), ...(ledger.kind === 'unavailable' && { outOfReach: true }) }
  }, [held, lies, ledger])
}
