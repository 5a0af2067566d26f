import { Link } from '@tanstack/react-router'
import { onboardingSteps } from '@/contract/steps'
import { refusalMessage } from '@/domain/refusal-message'
import { stepNames } from '@/domain/step-texts'
import type { Ledger } from '@/outbox/outbox'
import { registrationStatus, type RegistrationStatus } from '@/outbox/registration-status'
import { submissionsOf } from '@/outbox/submission'
import { Alert, AlertDescription, AlertTitle } from '@/ui/alert'
import { buttonVariants } from '@/ui/button'
import { ReviewNote } from './review-note'
import { StepsCard } from './steps-card'
import { dashboardTexts as texts } from './texts'

/** How the registration stands, the next thing to do first. */
export function RegistrationSection({ ledger }: { readonly ledger: Ledger }) {
  const status = registrationStatus(ledger)
  switch (status.kind) {
    case 'attention':
      return (
        <>
          <RefusedStep refused={status} ledger={ledger} />
          <StepsCard title={texts.registration} ledger={ledger} />
        </>
      )
    case 'undecided':
      return (
        <>
          <Alert variant="destructive">
            <AlertTitle>{texts.attentionTitle(stepNames[status.step])}</AlertTitle>
            <AlertDescription className="flex flex-col items-start gap-3">
              <p>{texts.undecided}</p>
              <Link to="/outbox" className={buttonVariants()}>
                {texts.waitingLink}
              </Link>
            </AlertDescription>
          </Alert>
          <StepsCard title={texts.registration} ledger={ledger} />
        </>
      )
    case 'incomplete':
      return (
        <StepsCard title={texts.complete} ledger={ledger}>
          <Link
            to="/registrationdetails"
            state={{ openStep: status.next }}
            className={buttonVariants({ className: 'md:w-fit' })}
          >
            {texts.continueWith(stepNames[status.next])}
          </Link>
        </StepsCard>
      )
    case 'on-its-way':
      return (
        <>
          <Alert variant="queued">
            <AlertTitle>{texts.onItsWayTitle(onboardingSteps.length)}</AlertTitle>
            <AlertDescription>{texts.onItsWay}</AlertDescription>
          </Alert>
          <StepsCard title={texts.registration} ledger={ledger} />
        </>
      )
    case 'under-review':
      return <ReviewNote since={status.since} />
  }
}

interface RefusedStepProps {
  readonly refused: Extract<RegistrationStatus, { kind: 'attention' }>
  readonly ledger: Ledger
}

/** What the server refused, why, and the way to mend it (QUEUE-05). */
function RefusedStep({ refused: { step, message }, ledger }: RefusedStepProps) {
  const holds = submissionsOf(ledger.rows).some((other) => other.state === 'waiting' && other.step !== null && other.step > step)
  return (
    <Alert variant="destructive">
      <AlertTitle>{texts.attentionTitle(stepNames[step])}</AlertTitle>
      <AlertDescription className="flex flex-col items-start gap-3">
        <p>
          {refusalMessage(message, step)} {holds && texts.attentionHolds}
        </p>
        <Link to="/registrationdetails" state={{ openStep: step }} className={buttonVariants()}>
          {texts.change(stepNames[step])}
        </Link>
      </AlertDescription>
    </Alert>
  )
}
