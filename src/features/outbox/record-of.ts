import type { Submission } from '@/outbox/submission'

interface RecordPlace {
  /** Only a guess from the command: a list redirects to the one that holds the order. */
  readonly to: '/orders/lazy-ship' | '/orders/self-ship'
  readonly id: string
}

/** The address of the record that a command is about; null where it has none, such as a step. */
export function recordOf({ command, scopes }: Pick<Submission, 'command' | 'scopes'>): RecordPlace | null {
  const [, id] = /^order:(.+)$/.exec(scopes[0] ?? '') ?? []
  if (id === undefined) return null
  return { to: command === 'order-dispatch' || command === 'order-outcome' ? '/orders/self-ship' : '/orders/lazy-ship', id }
}
