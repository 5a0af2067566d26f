import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLanguage } from '@/catalogues/use-language'
import { useNow } from '@/clock/use-now'
import { useConnectionState, useNetworkHint } from '@/connectivity/connectivity-context'
import { retrySentence } from '@/domain/retry-sentence'
import { heldSubmissions } from '@/outbox/held-by'
import { endOf, remainingPause } from '@/outbox/next-submission'
import type { Ledger } from '@/outbox/outbox'
import { pauseBefore } from '@/outbox/pause-before'
import { byOrder, isPending, submissionsOf, type Pause, type Submission } from '@/outbox/submission'
import { isPartOfLedger } from '@/outbox/unsent'
import { useLedger } from '@/outbox/use-ledger'
import { useSession } from '@/session/use-session'
import { lastOf } from '@/storage/live-view'
import { ordersTexts as texts } from './texts'

interface SendingProps {
  /** The row numbers of the stored commands, in the order of saving. */
  readonly rows: readonly number[]
  /** Whether one of them is a packing whose invoice had another number before. */
  readonly isInvoiceNumberVoid: boolean
  /** Called when one of them was removed unsent, such as in another tab. */
  readonly onTakenBack: () => void
}

/** The current status of what was saved; nothing once all of it has been sent. */
export function Sending({ rows, isInvoiceNumberVoid, onTakenBack }: SendingProps) {
  // The outcome's note keeps this element as it was made, so it subscribes to the language itself.
  useLanguage()
  const now = useNow(60_000)
  const isOffline = useNetworkHint() === 'offline'
  const refused = useConnectionState() === 'refused'
  const { waits, isRemoved } = useWaits(rows, now)
  const takeBack = useEffectEvent(onTakenBack)
  useEffect(() => {
    if (isRemoved) takeBack()
  }, [isRemoved])

  function sentenceOf(waiting: NonNullable<typeof waits>): string {
    if (waiting === 'held') return texts.savedHeld
    if (isOffline) return texts.savedOffline
    if (waiting === 'free') return texts.savedOnline
    return waiting === 'in-turn' ? texts.savedInTurn : texts.savedPaused(retrySentence(waiting.failure, endOf(waiting), { now, refused }))
  }
  return (
    <>
      {waits !== null && ` ${sentenceOf(waits)}`}
      {isInvoiceNumberVoid && ` ${texts.numberAnew}`}
    </>
  )
}

/** How rows wait: `held` for the seller's decision, `free` to be sent, `in-turn` behind another command's pause, or until a pause ends. */
type Waits = 'held' | 'free' | 'in-turn' | Pause

/** How these rows wait, told by the first that nothing holds, null once all have been sent; and whether one was removed unsent. */
function useWaits(rows: readonly number[], now: number): { readonly waits: Waits | null; readonly isRemoved: boolean } {
  const known = lastOf(useLedger(useSession().sellerId))
  const ledger = known === undefined || isPartOfLedger(known) ? null : known
  const stored = useMemo(() => submissionsOf(ledger?.rows ?? []).filter(({ sequence }) => rows.includes(sequence)), [ledger, rows])
  const [seen, setSeen] = useState(stored)
  const isRead = (list: typeof stored): boolean => list.some(({ sequence }) => sequence === rows.at(-1))
  // A waiting row vanishes only if somebody removes it. One that was being sent may have been accepted and cleaned up unseen.
  const isRemoved = ledger !== null && seen.filter((row) => isPending(row) && row.state !== 'sending').some((row) => !stored.some(({ sequence }) => sequence === row.sequence))
  if (stored !== seen && !isRemoved && isRead(stored)) setSeen(stored)
  // The live query has not delivered the rows that were stored a moment ago.
  return { waits: ledger === null || !isRead(seen) ? 'free' : waitsIn(ledger, stored, now), isRemoved }
}

function waitsIn({ rows, progress: { nextStep } }: Ledger, stored: readonly Submission[], now: number): Waits | null {
  const waiting = stored.filter(({ state }) => state === 'waiting' || state === 'sending').toSorted(byOrder)
  const held = heldSubmissions({ rows, nextStep })
  const first = waiting.find(({ sequence }) => !held.has(sequence))
  if (first === undefined) return waiting.length === 0 ? null : 'held'
  if (first.state === 'waiting' && first.pause !== null && remainingPause(first.pause, now, false) > 0) return first.pause
  const pause = pauseBefore(first, { rows, nextStep, now })
  // The unclear answer was about the earlier command: the backend has never been asked about this one.
  return pause?.failure.kind === 'unclear' ? 'in-turn' : (pause ?? 'free')
}
