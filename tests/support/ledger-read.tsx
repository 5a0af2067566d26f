import { useLedger } from '@/outbox/use-ledger'

/** Rendered beside the tested screen, which shows nothing of what waits until this says 'The ledger is read'. */
export function LedgerRead({ sellerId }: { readonly sellerId: string }) {
  return <p>{useLedger(sellerId).kind === 'ready' && 'The ledger is read'}</p>
}
