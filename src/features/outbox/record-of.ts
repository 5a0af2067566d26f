import { commandNames, orderScope } from '@/contract/modules/command-names'
import type { Submission } from '@/outbox/submission'

interface RecordPlace {
  /** Only a guess from the command: a list redirects to the one that holds the order. */
  readonly to: '/orders/lazy-ship' | '/orders/self-ship'
  readonly id: string
}

/** The address of the record that a command is about; null where it has none, such as a step. */
export function recordOf({ command, scopes }: Pick<Submission, 'command' | 'scopes'>): RecordPlace | null {
  const [scope = ''] = scopes
  const ofOrders = orderScope('')
  if (!scope.startsWith(ofOrders) || scope === ofOrders) return null
  const id = scope.slice(ofOrders.length)
  return { to: command === commandNames.orderDispatch || command === commandNames.orderOutcome ? '/orders/self-ship' : '/orders/lazy-ship', id }
}
