import { clock } from '@/clock/clock'
import { useConnectionState } from '@/connectivity/connectivity-context'
import { sharedTexts } from '@/domain/shared-texts'
import type { Ledger } from '@/outbox/outbox'
import { byOrder, currentOf, isPending, needsAttention, submissionsOf } from '@/outbox/submission'
import { useLedger } from '@/outbox/use-ledger'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { exportCopy } from './export-copy'
import { SendNow } from './send-now'
import { SubmissionCard } from './submission-card'
import { waitingTexts as texts } from './texts'
import { UnreadableCard } from './unreadable-card'

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

function WaitingList({ ledger: { rows, progress } }: { readonly ledger: Ledger }) {
  const connection = useConnectionState()
  const shown = currentOf(submissionsOf(rows)).toSorted(byOrder)
  const pending = shown.filter(isPending)
  const sent = shown.filter((submission) => !isPending(submission))
  const unreadable = rows.filter((row) => row.kind === 'unreadable')
  return (
    <>
      {(pending.length > 0 || unreadable.length === 0) && (
        <p className="text-muted-foreground">{pending.length === 0 ? texts.empty : texts.intro}</p>
      )}
      {pending.length > 0 && connection === 'refused' && <Alert variant="destructive">{sharedTexts.refused}</Alert>}
      {unreadable.length > 0 && <Alert variant="destructive">{texts.unreadable(unreadable.length)}</Alert>}
      {pending.length + unreadable.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          {!pending.every(needsAttention) && <SendNow rows={rows} nextStep={progress.nextStep} />}
          <Button variant="outline" onClick={() => exportCopy(rows, new Date(clock.now()))}>
            {texts.exportCopy}
          </Button>
        </div>
      )}
      <ul className="flex flex-col gap-3">
        {unreadable.map((row) => (
          <li key={row.place}>
            <UnreadableCard row={row} />
          </li>
        ))}
        {[...pending, ...sent].map((submission) => (
          <li key={submission.sequence}>
            <SubmissionCard submission={submission} rows={rows} nextStep={progress.nextStep} />
          </li>
        ))}
      </ul>
    </>
  )
}
