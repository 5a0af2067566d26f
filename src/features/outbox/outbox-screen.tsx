import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Sentence } from '@/catalogues/catalogue'
import { signedInTexts } from '@/domain/signed-in-texts'
import { storageTexts } from '@/domain/storage-texts'
import { isPartOfLedger, unsentIn } from '@/outbox/unsent'
import { useLedger } from '@/outbox/use-ledger'
import type { StorageRoom } from '@/storage/storage-room'
import { Alert } from '@/ui/alert'
import { useKeptFocus } from '@/ui/use-kept-focus'
import type { CopyActionsProps } from './copy-actions'
import { SharedPicturesNotice } from './shared-pictures-notice'
import { StorageReport } from './storage-report'
import { outboxTexts as texts } from './texts'
import type { RecordDecision } from './submission-card'
import { WaitingList } from './waiting-list'

/** What the seller decided about a record. */
export interface Decided {
  readonly said: Sentence
  /** What happens next, shown after `said`. @param onTakenBack called when the decision no longer holds */
  readonly further?: (onTakenBack: () => void) => ReactNode
}

/**
 * Renders a decision that also reports what was done, since the decision may remove its own card.
 * @param tell given null when the record asks for a new decision: the message about the last one then goes
 */
export type ToldDecision = (...decision: [...Parameters<RecordDecision>, tell: (decided: Decided | null) => void]) => ReactNode

interface OutboxScreenProps {
  readonly sellerId: string | null
  /** The backend that everything waits for, and whether calls carry an idempotency key. */
  readonly target: Pick<CopyActionsProps, 'backend' | 'sendsKeys'>
  /** The choices on a card whose record asks for a decision; without it, the actions of any stopped command. */
  readonly decision?: ToldDecision
  /** What the browser last said about storage; null where it is not known yet. */
  readonly room?: StorageRoom | null
}

const asAnyOther: ToldDecision = (_, otherwise) => otherwise(true)

/** The last decision; `count` tells two equal decisions apart. */
interface LastDecision {
  readonly recordId: string
  readonly decided: Decided
  readonly count: number
}

interface DecisionNoteProps {
  readonly done: LastDecision | null
  readonly onTakenBack: () => void
}

/** Scrolls itself into view, since the pressed button may be far below. */
function DecisionNote({ done, onTakenBack }: DecisionNoteProps) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (done !== null) note.current?.scrollIntoView({ block: 'nearest' })
  }, [done])
  return (
    <div ref={note} role="status" aria-relevant="additions" className="empty:absolute">
      {done !== null && (
        <Alert key={done.count} variant="success">
          {done.decided.said()}
          {done.decided.further?.(onTakenBack)}
        </Alert>
      )}
    </div>
  )
}

/** Everything that waits on this device for one seller, and what was sent from it (/outbox). */
export function OutboxScreen({ sellerId, target, decision = asAnyOther, room = null }: OutboxScreenProps) {
  const view = useLedger(sellerId)
  const [done, setDone] = useState<LastDecision | null>(null)
  const tell = (recordId: string, decided: Decided | null): void =>
    setDone((last) => {
      if (decided !== null) return { recordId, decided, count: (last?.count ?? 0) + 1 }
      return last?.recordId === recordId ? null : last
    })
  const whole = useRef<HTMLDivElement>(null)
  useKeptFocus(whole, (around) => (around.find((part) => part.matches('li')) ?? whole.current)?.querySelector<HTMLElement>('h1, h2'))
  return (
    <div ref={whole} className="flex w-full max-w-shell flex-col gap-4">
      {sellerId !== null && view.kind === 'ready' && !isPartOfLedger(view.value) ? (
        <WaitingList
          ledger={view.value}
          copies={{ sellerId, ...target }}
          decision={(id, otherwise) => decision(id, otherwise, (decided) => tell(id, decided))}
          note={<DecisionNote done={done} onTakenBack={() => setDone(null)} />}
        />
      ) : (
        <h1 tabIndex={-1}>{texts.title}</h1>
      )}
      {sellerId === null && (
        <Alert variant="info">
          <p>{signedInTexts.sellerUnknown}</p>
          <Link to="/login" state={{ returnTo: '/outbox' }}>
            {signedInTexts.logInAgain}
          </Link>
        </Alert>
      )}
      <SharedPicturesNotice signedIn />
      {view.kind === 'unavailable' && (
        <Alert variant="destructive" role="alert">
          {signedInTexts.storeUnreadable(storageTexts[view.reason])}
        </Alert>
      )}
      {/* A browser without IndexedDB has no storage to report on. */}
      {sellerId !== null && !(view.kind === 'unavailable' && view.reason === 'none') && <StorageReport known={room} after={view} waits={view.kind === 'ready' && unsentIn(view.value) > 0} />}
    </div>
  )
}
