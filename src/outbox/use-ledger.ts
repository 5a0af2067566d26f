import { liveSources, lookAhead, useLiveView, type LiveView } from '@/storage/live-view'
import type { Ledger, Outbox } from './outbox'
import { useOutbox } from './outbox-context'

/** How long a card may still say that its submission waits after it has arrived. */
const longestUnseenMilliseconds = 1000

const ledgerSource = liveSources((outbox: Outbox, sellerId) => outbox.watch(sellerId), { longestUnseenMilliseconds })

/** Reads a seller's ledger while the code of her screen is still on its way. */
export const readLedgerAhead = (outbox: Outbox, sellerId: string): Promise<void> => lookAhead(ledgerSource(outbox, sellerId))

/** One seller's ledger, live; `loading` without a seller. */
export function useLedger(sellerId: string | null): LiveView<Ledger> {
  const outbox = useOutbox()
  return useLiveView(sellerId === null ? null : ledgerSource(outbox, sellerId))
}
