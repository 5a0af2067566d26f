import { useNow } from '@/clock/use-now'
import { useConnectionState } from '@/connectivity/connectivity-context'
import { commandTitle } from '@/domain/command-words'
import { timeText } from '@/domain/date-texts'
import { stepStatusNames } from '@/domain/step-texts'
import type { OutboxView } from '@/outbox/held-by'
import { needsAttention, type Submission } from '@/outbox/submission'
import { Card, CardDescription, CardHeader, CardTitle } from '@/ui/card'
import { StatusBadge } from '@/ui/status-badge'
import { StateCard } from '@/ui/state-card'
import { SubmissionActions } from './submission-actions'
import { reasonOf, summaryOf } from './submission-texts'
import { outboxTexts as texts } from './texts'

/** Where a card stands, in the words that every screen has for it. */
export const statuses = {
  waiting: 'waiting',
  sending: 'sending',
  rejected: 'attention',
  undecided: 'attention',
  accepted: 'sent',
} as const satisfies Record<Submission['state'], keyof typeof stepStatusNames>

interface SubmissionCardProps extends OutboxView {
  readonly submission: Submission
}

/** One saved command: what it is, where it stands and why, and what the seller can do about it (QUEUE-03). */
export function SubmissionCard({ submission, rows, nextStep }: SubmissionCardProps) {
  const now = useNow(1000)
  const connection = useConnectionState()
  const status = statuses[submission.state]
  const name = commandTitle(submission)
  const summary = summaryOf(submission)
  const content = (
    <>
      <CardHeader>
        <CardTitle>{name}</CardTitle>
        <StatusBadge status={status} bare>{stepStatusNames[status]}</StatusBadge>
      </CardHeader>
      {summary !== '' && <p>{texts.summary(summary)}</p>}
      <p className={status === 'attention' ? 'font-semibold text-destructive' : 'text-hint text-muted-foreground'}>
        {reasonOf(submission, { rows, nextStep, now, connection })}
      </p>
      {submission.state !== 'accepted' && (
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <CardDescription>
            <time dateTime={new Date(submission.savedAt).toISOString()}>{texts.keptAt(timeText(submission.savedAt, now))}</time>
          </CardDescription>
          {submission.state !== 'sending' && <SubmissionActions submission={submission} />}
        </div>
      )}
    </>
  )
  if (needsAttention(submission))
    return (
      <Card edge="attention" role="group" aria-label={name}>
        {content}
      </Card>
    )
  return (
    <StateCard state={submission.state === 'accepted' ? 'sent' : submission.state} role="group" aria-label={name}>
      {content}
    </StateCard>
  )
}
