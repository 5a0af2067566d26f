import { useConnectionState } from '@/connectivity/connectivity-context'
import { timeText } from '@/domain/date-texts'
import { commandTitle } from '@/domain/command-title'
import { stepStatusNames } from '@/domain/step-texts'
import type { QueueView } from '@/outbox/held-by'
import type { Submission } from '@/outbox/submission'
import { Card, CardDescription, CardHeader, CardTitle } from '@/ui/card'
import { StatusBadge, type BadgeStatus } from '@/ui/status-badge'
import { useNow } from '@/clock/use-now'
import { SubmissionActions } from './submission-actions'
import { reasonOf, summaryOf } from './submission-texts'
import { waitingTexts as texts } from './texts'

const looks = {
  waiting: { status: 'waiting', edge: 'waiting' },
  sending: { status: 'sending', edge: 'waiting' },
  rejected: { status: 'attention', edge: 'attention' },
  undecided: { status: 'attention', edge: 'attention' },
  accepted: { status: 'sent', edge: 'sent' },
} as const satisfies Record<Submission['state'], { status: BadgeStatus; edge: 'waiting' | 'attention' | 'sent' }>

interface SubmissionCardProps extends QueueView {
  readonly submission: Submission
}

/** One saved command: what it is, where it stands and why, and what the seller can do about it (QUEUE-03). */
export function SubmissionCard({ submission, rows, nextStep }: SubmissionCardProps) {
  const { edge, status } = looks[submission.state]
  const now = useNow(1000)
  const summary = summaryOf(submission)
  const name = commandTitle(submission)
  return (
    <Card edge={edge} role="group" aria-label={name}>
      <CardHeader>
        <CardTitle>{name}</CardTitle>
        <StatusBadge status={status}>{stepStatusNames[status]}</StatusBadge>
      </CardHeader>
      <p className={status === 'attention' ? 'font-semibold text-destructive' : undefined}>
        {reasonOf(submission, { rows, nextStep, now, connection: useConnectionState() })}
      </p>
      {submission.state !== 'accepted' && (
        <CardDescription>
          {texts.savedAt(timeText(submission.savedAt, now))} {summary !== '' && `${summary}.`}
        </CardDescription>
      )}
      {submission.state !== 'accepted' && submission.state !== 'sending' && <SubmissionActions submission={submission} />}
    </Card>
  )
}
