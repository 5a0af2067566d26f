import { useState, type ReactNode } from 'react'
import { useNow } from '@/clock/use-now'
import { useConnectionState } from '@/connectivity/connectivity-context'
import { commandTitle } from '@/domain/command-words'
import { dayText } from '@/domain/date-texts'
import { sharedTexts } from '@/domain/shared-texts'
import { stepNames } from '@/domain/steps/step-texts'
import { storageTexts } from '@/domain/storage-texts'
import { waitingCommandsMany, waitingCommandsMaximum } from '@/outbox/many-rows'
import type { Ledger } from '@/outbox/outbox'
import { useOutbox } from '@/outbox/outbox-context'
import { byOrder, currentOf, isPending, submissionsOf, type PendingSubmission } from '@/outbox/submission'
import { calledAs } from '@/outbox/unsent'
import { useSendingFailure } from '@/outbox/use-sending-failure'
import { isLost } from '@/storage/lost-value'
import { Alert } from '@/ui/alert'
import type { ProgressState } from '@/ui/progress-line'
import { cardsAtOnce, cardsInView } from './cards-in-view'
import type { Delivered } from './delivered-list'
import { CopyActions, type CopyActionsProps } from './copy-actions'
import { SendNow } from './send-now'
import { statuses, type RecordDecision } from './submission-card'
import { outboxTexts as texts } from './texts'
import { thingsOf } from './things'
import { TwoPages } from './two-pages'
import { UnreadableCard } from './unreadable-card'
import { WaitingCards } from './waiting-cards'

/** The rows that have waited at any time since the screen was opened: their cards stay, so that the seller sees them delivered. */
function useSeenWaiting(pending: readonly PendingSubmission[]): ReadonlySet<number> {
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())
  const all = new Set([...seen, ...pending.map(({ sequence }) => sequence)])
  if (all.size > seen.size) setSeen(all)
  return all
}

interface WaitingListProps {
  readonly ledger: Ledger
  readonly copies: CopyActionsProps
  readonly decision: RecordDecision
  /** The result of a decision, shown here since its card may be gone. */
  readonly note: ReactNode
}

/** What waits and what was sent, with the actions on all of it. */
export function WaitingList({ ledger: { rows, progress, asideDrafts }, copies, decision, note }: WaitingListProps) {
  const outbox = useOutbox()
  const connection = useConnectionState()
  const failure = useSendingFailure()
  const shown = currentOf(submissionsOf(rows)).toSorted(byOrder)
  const pending = shown.filter(isPending)
  const seen = useSeenWaiting(pending)
  const delivered = shown.filter((submission): submission is Delivered => submission.state === 'accepted')
  const { sellerId } = copies
  const unreadable = [
    ...rows.flatMap((row) =>
      row.kind === 'unreadable'
        ? [{ key: `row ${row.place}`, name: commandTitle(row), isLost: isLost(row.stored), step: row.step, remove: () => outbox.discardUnreadable(row.place) }]
        : [],
    ),
    ...asideDrafts.map(({ form, step }) => ({
      key: form,
      name: texts.draftOf(step === null ? texts.otherForm : stepNames[step]),
      isLost: false,
      step,
      remove: () => outbox.deleteDraft({ owner: sellerId, form }),
    })),
  ]
  const [most, setMost] = useState(cardsAtOnce)
  const [before, setBefore] = useState<ReadonlySet<string>>(new Set())
  const { cards, hidden } = cardsInView(thingsOf(shown.filter(({ sequence }) => seen.has(sequence))), { most, before })
  const inView = new Set([...before, ...cards.map(({ key }) => key)])
  if (inView.size > before.size) setBefore(inView)
  const states = new Map<string, ProgressState>([
    ...unreadable.map(({ key }) => [key, 'attention'] as const),
    ...cards.map(({ key, first }) => [key, statuses[first.state]] as const),
  ])
  const today = dayText(useNow(60_000))
  return (
    <>
      <div className="flex flex-col justify-between gap-x-6 gap-y-3 lg:flex-row lg:flex-wrap lg:items-end">
        <div className="flex max-w-page flex-col gap-2 lg:grow lg:basis-72">
          <h1 tabIndex={-1}>{texts.title}</h1>
          {(pending.length > 0 || unreadable.length === 0) && (
            <p className="text-pretty text-muted-foreground">{pending.length === 0 ? texts.empty : texts.intro(calledAs(pending))}</p>
          )}
        </div>
        <div className="flex flex-none flex-wrap items-center gap-3 max-w-full max-lg:*:grow">
          <SendNow rows={rows} nextStep={progress.nextStep} />
          <CopyActions {...copies} />
        </div>
      </div>
      {note}
      {pending.length > 0 && connection === 'refused' && <Alert variant="destructive">{sharedTexts.refused}</Alert>}
      {pending.length > 0 && failure === 'full' && (
        <Alert variant="destructive" role="alert">
          {storageTexts.full}
        </Alert>
      )}
      {pending.length >= waitingCommandsMany && <Alert variant="info">{texts.nearlyTooMany(pending.length, waitingCommandsMaximum)}</Alert>}
      {unreadable.length > 0 && <Alert variant="destructive">{texts.unreadable(unreadable.length)}</Alert>}
      <TwoPages
        cards={
          <>
            {unreadable.map(({ key, remove, ...entry }) => (
              <li key={key}>
                <UnreadableCard {...entry} onRemove={remove} />
              </li>
            ))}
            <WaitingCards cards={cards} hidden={hidden} onMore={() => setMost(most + cardsAtOnce)} rows={rows} nextStep={progress.nextStep} decision={decision} />
          </>
        }
        states={states}
        unsent={pending.length + unreadable.length}
        delivered={delivered}
        sewn={new Set(cards.flatMap(({ commands }) => commands.map(({ sequence }) => sequence)))}
        deliveredTitle={delivered.every(({ at }) => dayText(at) === today) ? texts.sentToday : texts.delivered}
      />
    </>
  )
}
