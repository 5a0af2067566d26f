import type { Submission } from '@/outbox/submission'

interface RecordPlace {
  /** The list leads on to the one that the order stands in, where that is another. */
  readonly to: '/orders/lazy-ship' | '/orders/self-ship'
  readonly id: string
}

/** Where the record of a command is opened; null for what is about none that has an address. */
export function recordOf({ command, scopes }: Pick<Submission, 'command' | 'scopes'>): RecordPlace | null {
  const [, id] = /^order:(.+)$/.exec(scopes[0] ?? '') ?? []
  if (id === undefined) return null
  return { to: command === 'order-dispatch' || command === 'order-outcome' ? '/orders/self-ship' : '/orders/lazy-ship', id }
}
