import { useState } from 'react'
import { useLanguage } from '@/catalogues/use-language'
import { useNetworkHint } from '@/connectivity/connectivity-context'
import { heldSubmissions } from '@/outbox/held-by'
import { submissionsOf } from '@/outbox/submission'
import { useLedger } from '@/outbox/use-ledger'
import { useSession } from '@/session/use-session'
import { lastOf } from '@/storage/live-view'
import { ordersTexts as texts } from './texts'

interface SendingProps {
  /** The numbers of the rows that were stored, in that order. */
  readonly rows: readonly number[]
  /** Among them a packing whose invoice had another number before. */
  readonly isNumberGone: boolean
}

/** What becomes of what was saved, as it is now: nothing once all of it has been sent. */
export function Sending({ rows, isNumberGone }: SendingProps) {
  // It is kept with what was said, and follows the language by itself.
  useLanguage()
  const isOffline = useNetworkHint() === 'offline'
  const waits = useWaits(rows)
  return (
    <>
      {waits !== null && ` ${waits === 'held' ? texts.savedHeld : isOffline ? texts.savedOffline : texts.savedOnline}`}
      {isNumberGone && ` ${texts.numberAnew}`}
    </>
  )
}

/** How these rows wait, `held` for the seller's decision; null once all of them have been sent. */
function useWaits(rows: readonly number[]): 'held' | 'free' | null {
  const ledger = lastOf(useLedger(useSession().sellerId))
  const stored = ledger === undefined ? [] : submissionsOf(ledger.rows).filter(({ sequence }) => rows.includes(sequence))
  const [isRead, setRead] = useState(false)
  if (!isRead && stored.some(({ sequence }) => sequence === rows.at(-1))) setRead(true)
  // What was stored a moment ago has not been read yet.
  if (ledger === undefined || !isRead) return 'free'
  const waiting = stored.filter(({ state }) => state === 'waiting' || state === 'sending')
  const held = heldSubmissions({ ...ledger, nextStep: ledger.progress.nextStep })
  return waiting.every(({ sequence }) => held.has(sequence)) ? (waiting.length === 0 ? null : 'held') : 'free'
}
