import type { ReactNode } from 'react'
import { timeText } from '@/domain/date-texts'
import { stepStatusNames } from '@/domain/steps/step-texts'
import { needsAttention, type Submission } from '@/outbox/submission'
import { Card, CardDescription, CardHeader, CardTitle } from '@/ui/card'
import { Moment } from '@/ui/moment'
import { StatusBadge } from '@/ui/status-badge'
import { StateCard } from '@/ui/state-card'
import { recordOf } from './record-of'
import { SubmissionActions } from './submission-actions'
import { reasonOf, summaryOf, type Circumstances } from './submission-texts'
import { outboxTexts as texts } from './texts'

/** The status that a card shows for each state of a submission; every screen uses the same names. */
export const statuses = {
  waiting: 'waiting',
  sending: 'sending',
  rejected: 'attention',
  undecided: 'attention',
  accepted: 'sent',
} as const satisfies Record<Submission['state'], keyof typeof stepStatusNames>

interface SubmissionCardProps {
  readonly submission: Submission
  /** The title, which includes the commands that follow on the same record. */
  readonly name: string
  readonly circumstances: Circumstances
  readonly decision: RecordDecision
}

/**
 * Renders the seller's choices about a record that has a refused command. Where this device does not have the record, it
 * renders `otherwise`, and tells it whether a document that is issued gets a number.
 */
export type RecordDecision = (recordId: string, otherwise: (isNumbered: boolean) => ReactNode) => ReactNode

/** Keeps an order number on one line: it breaks at a hyphen only if it is longer than the line. */
const withWholeNumbers = (name: string): ReactNode =>
  name.split(/(\S+-\S+)/).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="inline-block">
        {part}
      </span>
    ),
  )

/** One saved command: what it is, where it stands and why, and what the seller can do about it (QUEUE-03). */
export function SubmissionCard({ submission, name, circumstances, decision }: SubmissionCardProps) {
  const status = statuses[submission.state]
  const summary = summaryOf(submission)
  const record = recordOf(submission)
  const stateWith = (isNumbered: boolean): ReactNode => (
    <>
      <p className={status === 'attention' ? 'font-semibold text-destructive' : 'text-hint text-muted-foreground'}>
        {reasonOf(submission, circumstances)}
      </p>
      {submission.state !== 'accepted' && (
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <CardDescription>
            <Moment at={submission.savedAt}>{texts.keptAt(timeText(submission.savedAt, circumstances.now))}</Moment>
          </CardDescription>
          <SubmissionActions submission={submission} name={name} rows={circumstances.rows} isNumbered={isNumbered} />
        </div>
      )}
    </>
  )
  const content = (
    <>
      <CardHeader>
        <CardTitle tabIndex={-1}>{withWholeNumbers(name)}</CardTitle>
        <StatusBadge status={status} bare>{stepStatusNames[status]}</StatusBadge>
      </CardHeader>
      {summary !== '' && <p>{texts.summary(summary)}</p>}
      {record !== null && needsAttention(submission) ? decision(record.id, stateWith) : stateWith(true)}
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
