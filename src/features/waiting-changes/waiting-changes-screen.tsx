import { clock } from '@/clock/clock'
import { sharedTexts } from '@/domain/shared-texts'
import { useOutbox } from '@/outbox/outbox-context'
import type { Ledger } from '@/outbox/outbox'
import { byOrder, isPending, submissionsOf } from '@/outbox/submission'
import { useLedger } from '@/outbox/use-ledger'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { exportCopy } from './export-copy'
import { SubmissionCard } from './submission-card'
import { waitingTexts as texts } from './texts'

/** Everything that waits on this device for one seller, and what was sent from it (/outbox). */
export function WaitingChangesScreen({ sellerId }: { readonly sellerId: string | null }) {
  const view = useLedger(sellerId)
  return (
    <div className="mx-auto flex w-full max-w-list flex-col gap-5">
      <h1 tabIndex={-1}>{texts.title}</h1>
      {view.kind === 'unavailable' && (
        <Alert variant="destructive" role="alert">
          {sharedTexts.storeUnreadable}
        </Alert>
      )}
      {sellerId !== null && view.kind === 'ready' && <WaitingList ledger={view.value} />}
    </div>
  )
}

function WaitingList({ ledger }: { readonly ledger: Ledger }) {
  const outbox = useOutbox()
  const { rows, progress } = ledger
  const all = submissionsOf(rows).toSorted(byOrder)
  const pending = all.filter(isPending)
  const sent = all.filter((submission) => submission.state === 'accepted')
  const unreadable = rows.some((row) => row.kind === 'unreadable')
  const canBeSent = pending.some((submission) => submission.state !== 'rejected')
  return (
    <>
      {(pending.length > 0 || !unreadable) && (
        <p className="text-muted-foreground">{pending.length === 0 ? texts.empty : texts.intro}</p>
      )}
      {unreadable && <Alert variant="destructive">{texts.unreadable}</Alert>}
      {pending.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {canBeSent && <Button onClick={() => outbox.askToSend()}>{texts.sendNow}</Button>}
          <Button variant="outline" onClick={() => exportCopy(all, new Date(clock.now()))}>
            {texts.exportCopy}
          </Button>
        </div>
      )}
      <ul className="flex flex-col gap-3">
        {[...pending, ...sent].map((submission) => (
          <li key={submission.sequence}>
            <SubmissionCard submission={submission} all={all} nextStep={progress.nextStep} />
          </li>
        ))}
      </ul>
    </>
  )
}
