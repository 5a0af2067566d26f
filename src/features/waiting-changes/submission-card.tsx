import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { timeText } from '@/domain/date-texts'
import { stepNames, stepStatusNames } from '@/domain/step-texts'
import { useOutbox } from '@/outbox/outbox-context'
import type { ExpectedStep } from '@/outbox/progress'
import type { RejectedSubmission, Submission } from '@/outbox/submission'
import { Alert } from '@/ui/alert'
import { Button, buttonVariants } from '@/ui/button'
import { Card, CardDescription, CardFooter, CardHeader, CardTitle } from '@/ui/card'
import { InlineConfirmation } from '@/ui/inline-confirmation'
import { StatusBadge, type BadgeStatus } from '@/ui/status-badge'
import { useNow } from '@/clock/use-now'
import { reasonOf, summaryOf } from './submission-texts'
import { waitingTexts as texts } from './texts'

const looks = {
  waiting: { status: 'waiting', edge: 'waiting' },
  sending: { status: 'sending', edge: 'waiting' },
  rejected: { status: 'attention', edge: 'attention' },
  accepted: { status: 'sent', edge: 'sent' },
} as const satisfies Record<Submission['state'], { status: BadgeStatus; edge: 'waiting' | 'attention' | 'sent' }>

interface SubmissionCardProps {
  readonly submission: Submission
  readonly all: readonly Submission[]
  readonly nextStep: ExpectedStep
}

/** One saved step: what it is, where it stands and why, and what the seller can do about it (QUEUE-03). */
export function SubmissionCard({ submission, all, nextStep }: SubmissionCardProps) {
  const { edge, status } = looks[submission.state]
  const now = useNow(1000)
  const summary = summaryOf(submission)
  const name = stepNames[submission.step]
  const inHand = submission.state === 'waiting' || submission.state === 'rejected'
  return (
    <Card edge={edge} role="group" aria-label={name}>
      <CardHeader>
        <CardTitle>{name}</CardTitle>
        <StatusBadge status={status}>{stepStatusNames[status]}</StatusBadge>
      </CardHeader>
      <p className={submission.state === 'rejected' ? 'font-semibold text-destructive' : undefined}>
        {reasonOf(submission, all, nextStep, now)}
      </p>
      {submission.state !== 'accepted' && (
        <CardDescription>
          {texts.savedAt(timeText(submission.savedAt, now))} {summary !== null && summary !== '' && `${summary}.`}
        </CardDescription>
      )}
      {inHand && (
        <CardFooter>
          <Link
            to="/registrationdetails"
            className={buttonVariants({ variant: 'outline', size: 'compact' })}
            aria-label={`${texts.change} ${name}`}
            state={{ openStep: submission.step }}
          >
            {texts.change}
          </Link>
          {submission.state === 'rejected' && <SendAgainButton name={name} submission={submission} />}
          <RemoveButton name={name} sequence={submission.sequence} />
        </CardFooter>
      )}
    </Card>
  )
}

/** The same once more under a new key: the marketplace may have changed its mind. */
function SendAgainButton({ name, submission }: { readonly name: string; readonly submission: RejectedSubmission }) {
  const outbox = useOutbox()
  const [failed, setFailed] = useState(false)
  const { sellerId, step, body } = submission

  async function sendAgain(): Promise<void> {
    const saved = await outbox.save({ sellerId, step, body })
    setFailed(saved.kind === 'not-stored')
  }

  return (
    <>
      <Button
        variant="outline"
        size="compact"
        aria-label={`${texts.sendAgain} ${name}`}
        onClick={() => void sendAgain()}
      >
        {texts.sendAgain}
      </Button>
      {failed && (
        <Alert variant="destructive" role="alert">
          {texts.sendAgainFailed}
        </Alert>
      )}
    </>
  )
}

function RemoveButton({ name, sequence }: { readonly name: string; readonly sequence: number }) {
  const outbox = useOutbox()
  const [failed, setFailed] = useState(false)

  async function remove(): Promise<void> {
    const removed = await outbox.discard(sequence)
    setFailed(removed.kind === 'not-stored')
  }

  return (
    <>
      <InlineConfirmation
        label={texts.remove}
        accessibleName={`${texts.remove} ${name}`}
        question={texts.removeQuestion}
        yes={texts.removeYes}
        no={texts.removeNo}
        onConfirm={() => void remove()}
      />
      {failed && (
        <Alert variant="destructive" role="alert">
          {texts.removeFailed}
        </Alert>
      )}
    </>
  )
}
