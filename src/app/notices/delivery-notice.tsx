import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { listed } from '@/catalogues/listed'
import { commandTitle } from '@/domain/command-words'
import { currentOf, isPending, submissionsOf, type Submission } from '@/outbox/submission'
import { calledAs, isPartOfLedger } from '@/outbox/unsent'
import { useLedger } from '@/outbox/use-ledger'
import { useSession } from '@/session/use-session'
import { PageNotice } from './page-notice'
import { portalTexts as texts } from '../shell/portal-texts'

/** Within this time the seller is still where she saved it. */
const soonMilliseconds = 6000

/** Above this only the number is said: a list would fill the screen, and take long to be read out. */
const mostNamed = 5

const hasArrived = (submission: Submission): boolean => !isPending(submission)

/** A step that arrived at its first try was answered on its own screen already. */
const waitedAWhile = (submission: Submission): boolean =>
  submission.attempts > 1 || (submission.state === 'accepted' && submission.at - submission.savedAt > soonMilliseconds)

/** What is announced on one screen, and not again on the next one. */
interface Told {
  readonly path: string
  readonly delivered: readonly Submission[]
}

const sentenceOf = (delivered: readonly Submission[]): string =>
  delivered.length > mostNamed
    ? texts.deliveredMany(delivered.length, calledAs(delivered))
    : texts.delivered(listed(delivered.map(commandTitle), 'conjunction'))

/** Tells, wherever the seller is, that a step which had waited has been sent; until she closes it or goes on. */
export function DeliveryNotice() {
  const { sellerId } = useSession()
  const view = useLedger(sellerId)
  const ledger = view.kind === 'ready' && !isPartOfLedger(view.value) ? view.value : null
  const known = useRef<ReadonlySet<number> | null>(null)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [told, setTold] = useState<Told>({ path, delivered: [] })
  // Not shown again when the seller comes back to the screen.
  if (told.path !== path) setTold({ path, delivered: [] })

  useEffect(() => {
    if (ledger === null) return
    const submissions = submissionsOf(ledger.rows)
    const before = known.current
    // Includes submissions that a newer one supersedes: if that is removed, they are no news.
    known.current = new Set(submissions.filter(hasArrived).map(({ sequence }) => sequence))
    // What had arrived before this page was opened was announced before.
    if (before === null) return
    const delivered = currentOf(submissions).filter(
      (submission) => hasArrived(submission) && !before.has(submission.sequence) && waitedAWhile(submission),
    )
    if (delivered.length === 0) return
    setTold((last) => ({ ...last, delivered: [...last.delivered, ...delivered] }))
  }, [ledger])

  return (
    <div role="status">
      {told.delivered.length > 0 && <PageNotice text={sentenceOf(told.delivered)} onClose={() => setTold({ path, delivered: [] })} />}
    </div>
  )
}
