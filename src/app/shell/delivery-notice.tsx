import { useEffect, useRef, useState } from 'react'
import { stepNames } from '@/domain/step-texts'
import type { Ledger } from '@/outbox/outbox'
import { currentOf, submissionsOf, type Submission } from '@/outbox/submission'
import { useLedger } from '@/outbox/use-ledger'
import { useSession } from '@/session/use-session'
import { Toast } from './toast'
import { portalTexts as texts } from './portal-texts'

const shownForMilliseconds = 6000

/** A step that arrived at its first try was answered on its own screen already. */
const waitedAWhile = (submission: Submission): boolean =>
  submission.attempts > 1 || (submission.state === 'accepted' && submission.at - submission.savedAt > shownForMilliseconds)

function deliveries(ledger: Ledger): readonly Submission[] {
  return currentOf(submissionsOf(ledger.rows)).filter((submission) => submission.state === 'accepted')
}

/** Tells once, wherever the seller is, that a step which had waited has been sent. */
export function DeliveryNotice() {
  const { sellerId } = useSession()
  const view = useLedger(sellerId)
  const ledger = view.kind === 'ready' ? view.value : null
  const known = useRef<ReadonlySet<number> | null>(null)
  const [delivered, setDelivered] = useState<readonly string[]>([])

  useEffect(() => {
    if (ledger === null) return
    const accepted = deliveries(ledger)
    const before = known.current
    known.current = new Set(accepted.map((submission) => submission.sequence))
    // What had arrived before this page was opened is no news.
    if (before === null) return
    const news = accepted.filter((submission) => !before.has(submission.sequence) && waitedAWhile(submission))
    if (news.length > 0) setDelivered((shown) => [...shown, ...news.map((submission) => texts.delivered(stepNames[submission.step]))])
  }, [ledger])

  useEffect(() => {
    if (delivered.length === 0) return
    const timer = setTimeout(() => setDelivered([]), shownForMilliseconds)
    return () => clearTimeout(timer)
  }, [delivered])

  return <div role="status">{delivered.length > 0 && <Toast>{delivered.join('. ')}</Toast>}</div>
}
