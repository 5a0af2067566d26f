import { useMemo } from 'react'
import { orderEndpoints } from '@/contract/modules/order-commands'
import type { Order } from '@/contract/reads/orders/orders'
import { overlaidWith, type OverlaidOrder } from '@/domain/orders/overlay'
import { commandOfEndpoint, type CommandProgress, type SavedOrderCommand } from '@/domain/orders/saved-order-command'
import { isVoid } from '@/outbox/document-numbers'
import { byOrder, currentOf, isPending, mayHaveArrived, submissionsOf, type PendingSubmission, type StoredRow } from '@/outbox/submission'
import { useLedger } from '@/outbox/use-ledger'
import { useSession } from '@/session/use-session'
import { lastOf } from '@/storage/live-view'
import { useResource, type ResourceView, type Source } from './source'

function progressOf(submission: PendingSubmission): CommandProgress {
  switch (submission.state) {
    case 'waiting':
    case 'sending':
      return { state: submission.state, ...(mayHaveArrived(submission) && { mayHaveArrived: true }) }
    case 'rejected':
      return { state: 'rejected', message: submission.message, code: submission.code ?? null, field: submission.field ?? null, ...(isVoid(submission) && { isNumberVoid: true }) }
    case 'undecided':
      return { state: 'undecided', message: submission.message, code: null, field: null }
  }
}

type OrderEndpoint = keyof typeof commandOfEndpoint
const isOrderEndpoint = (endpoint: string): endpoint is OrderEndpoint => Object.hasOwn(commandOfEndpoint, endpoint)

/** What was saved stays as it is, unlike its progress: a row that changes is another object. */
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

/** Ties each endpoint to its own body, as the row itself does not for the compiler. */
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

/** The orders' commands that have not arrived, by the order that they are on, in the order in which they leave. */
function orderCommandsOf(rows: readonly StoredRow[]): ReadonlyMap<string, readonly SavedOrderCommand[]> {
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
}

/** The signed-in seller's orders as they will be once everything of this phone has arrived (CMD-05), live. */
export function useOverlaidOrders(orders: Source<Order>): ResourceView<OverlaidOrder> {
  const held = useResource(orders)
  const ledger = useLedger(useSession().sellerId)
  const rows = lastOf(ledger)?.rows
  const commands = useMemo(() => (rows === undefined ? null : orderCommandsOf(rows)), [rows])
  return useMemo(() => {
    if (held.kind !== 'items') return held
    // Without what was done here an order would look as if nothing had been done.
    if (commands === null) return ledger.kind === 'unavailable' ? { kind: 'unavailable', reason: ledger.reason } : { kind: 'loading' }
    return { ...held, items: overlaidWith(held.items, commands), ...(ledger.kind === 'unavailable' && { outOfReach: true }) }
  }, [held, commands, ledger])
}
