import { Link } from '@tanstack/react-router'
import { refusalMessage } from '@/domain/command-words'
import { stepNames } from '@/domain/steps/step-texts'
import type { Ledger } from '@/outbox/outbox'
import type { RegistrationStatus } from '@/outbox/registration-status'
import { submissionsOf } from '@/outbox/submission'
import { Alert, AlertDescription, AlertTitle } from '@/ui/alert'
import { buttonVariants } from '@/ui/button'
import { dashboardTexts as texts } from './texts'

interface StoppedStepProps {
  readonly status: RegistrationStatus
  readonly ledger: Ledger
}

/** The step that the backend refused or left undecided, why, and where to resolve that; it comes before everything else (QUEUE-05). */
export function StoppedStep({ status, ledger }: StoppedStepProps) {
  if (status.kind !== 'attention' && status.kind !== 'undecided') return null
  const { step } = status
  const holds = submissionsOf(ledger.rows).some((other) => other.state === 'waiting' && other.step !== null && other.step > step)
  return (
    <Alert variant="destructive">
      <AlertTitle>{texts.attentionTitle(stepNames[step])}</AlertTitle>
      <AlertDescription className="flex flex-col items-start gap-3">
        {status.kind === 'attention' ? (
          <>
            <p>
              {refusalMessage(status.message, step)} {holds && texts.attentionHolds}
            </p>
            <Link to="/registrationdetails" state={{ openStep: step }} className={buttonVariants({ className: 'max-w-full' })}>
              {texts.change(stepNames[step])}
            </Link>
          </>
        ) : (
          <>
            <p>{texts.undecided}</p>
            <Link to="/outbox" className={buttonVariants({ className: 'max-w-full' })}>
              {texts.waitingLink}
            </Link>
          </>
        )}
      </AlertDescription>
    </Alert>
  )
}
