import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { OnboardingStep } from '@/contract/steps'
import { commandTexts } from '@/domain/command-texts'
import { storageTexts } from '@/domain/storage-texts'
import { followersIn, goneWith } from '@/outbox/discard-submission'
import { hasToBeTold } from '@/outbox/given-up-numbers'
import { useOutbox } from '@/outbox/outbox-context'
import { mayHaveArrived, needsAttention, type PendingSubmission, type StoredRow } from '@/outbox/submission'
import { session } from '@/session/browser-session'
import type { Stored, StorageFailure } from '@/storage/storage-failure'
import { Alert } from '@/ui/alert'
import { Button, buttonVariants } from '@/ui/button'
import { recordOf } from './record-of'
import { RemoveQuestion } from './remove-question'
import { outboxTexts as texts } from './texts'

interface SubmissionActionsProps {
  readonly submission: PendingSubmission
  readonly name: string
  /** All of the seller's rows: removing a command also removes those that depend on it. */
  readonly rows: readonly StoredRow[]
  /** Whether a document that the command issues gets a number. */
  readonly isNumbered: boolean
}

interface ChangeStepProps {
  readonly step: OnboardingStep
  /** Whether the step waits for the seller to change it, which makes this the main button. */
  readonly stopped: boolean
  readonly name: string
}

/** The link to a step's form. */
export const ChangeStep = ({ step, stopped, name }: ChangeStepProps) => (
  <Link
    to="/registrationdetails"
    className={buttonVariants({ variant: stopped ? 'outline' : 'link', size: stopped ? 'compact' : 'bare' })}
    aria-label={texts.of(texts.change, name)}
    state={{ openStep: step }}
  >
    {texts.change}
  </Link>
)

/** What the seller can do about a command. While it is being sent, she can only answer a question that is already open. */
export function SubmissionActions({ submission, name, rows, isNumbered }: SubmissionActionsProps) {
  const outbox = useOutbox()
  const [failure, setFailure] = useState<StorageFailure | null>(null)
  const { sequence, step } = submission
  const stopped = needsAttention(submission)
  const isResting = submission.state !== 'sending'
  const record = isResting ? recordOf(submission) : null

  async function follow(work: Promise<Stored<void>>): Promise<void> {
    const stored = await work
    setFailure(stored.kind === 'stored' ? null : stored.reason)
  }

  function removeCommand(): string {
    const gone = goneWith(rows, submission)
    return texts.removeCommand(followersIn(rows, submission).length, { mayHaveArrived: gone.some(mayHaveArrived), copied: gone.some(({ copied }) => copied === true) })
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {stopped && mayHaveArrived(submission) && (
          <Button size="compact" aria-label={texts.of(texts.goOn, name)} onClick={() => void follow(outbox.confirmDelivered(sequence))}>
            {texts.goOn}
          </Button>
        )}
        {isResting && step !== null && <ChangeStep step={step} stopped={stopped} name={name} />}
        {record !== null && (
          <Link
            to={record.to}
            search={{ id: record.id }}
            className={buttonVariants({ variant: stopped ? 'outline' : 'link', size: stopped ? 'compact' : 'bare' })}
            aria-label={texts.of(texts.change, name)}
          >
            {texts.change}
          </Link>
        )}
        {submission.state === 'rejected' && submission.status === 403 && (
          // Dropping the token makes the router lead to the sign-in screen, and back here afterwards.
          <Button variant="outline" size="compact" aria-label={texts.of(texts.signInAgain, name)} onClick={() => session.dropToken()}>
            {texts.signInAgain}
          </Button>
        )}
        {stopped && (
          <Button
            variant="outline"
            size="compact"
            aria-label={texts.of(texts.sendAgain, name)}
            onClick={() => void follow(outbox.sendAgain(sequence, isNumbered))}
          >
            {texts.sendAgain}
          </Button>
        )}
        {!hasToBeTold(submission) && <RemoveQuestion key={sequence} name={name} question={step === null ? removeCommand() : texts.removeQuestion} offered={isResting} onRemove={() => void follow(outbox.discard(sequence))} />}
      </div>
      {failure !== null && (
        <Alert variant="destructive" role="alert">
          {commandTexts.notDone(storageTexts[failure])}
        </Alert>
      )}
    </>
  )
}
