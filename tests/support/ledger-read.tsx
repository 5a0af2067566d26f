import { useLedger } from '@/outbox/use-ledger'

/** Stands on a screen beside what is tested, which shows nothing of what waits before this says 'The ledger is read'. */
export function LedgerRead({ sellerId }: { readonly sellerId: string }) {
  return <p>{useLedger(sellerId).kind === 'ready' && 'The ledger is read'}</p>
}
