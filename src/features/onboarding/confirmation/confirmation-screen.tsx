import { Link } from '@tanstack/react-router'
import { reviewHours } from '@/contract/limits'
import { onboardingSteps } from '@/contract/steps'
import { sharedTexts } from '@/domain/shared-texts'
import { stepNames, stepStatusNames } from '@/domain/step-texts'
import type { Ledger } from '@/outbox/outbox'
import { registrationStatus, type RegistrationStatus } from '@/outbox/registration-status'
import { stepStatus, stepThread } from '@/outbox/step-status'
import { useLedger } from '@/outbox/use-ledger'
import { useSession } from '@/session/use-session'
import { Alert } from '@/ui/alert'
import { Book, Page, SpineThread } from '@/ui/book'
import { Button, buttonVariants } from '@/ui/button'
import { StatusBadge } from '@/ui/status-badge'
import { SellerUnknown } from '../notices'
import { onboardingTexts } from '../texts'
import { confirmationTexts as texts } from './texts'

function Summary({ registration }: { readonly registration: RegistrationStatus['kind'] }) {
  const { from, to } = reviewHours
  switch (registration) {
    case 'under-review':
      return <Alert variant="success">{sharedTexts.underReview}</Alert>
    case 'on-its-way':
      return (
        <Alert variant="queued">
          <p>{texts.onItsWay}</p>
          <p>{texts.reviewAfter(from, to)}</p>
          <Link to="/outbox">{texts.waitingLink}</Link>
        </Alert>
      )
    case 'attention':
    case 'undecided':
      return (
        <Alert variant="destructive">
          <p>{texts.attention}</p>
          <Link to="/outbox">{texts.waitingLink}</Link>
        </Alert>
      )
    case 'incomplete':
      return (
        <Alert variant="info">
          <p>{texts.incomplete}</p>
          <Link to="/registrationdetails">{texts.continueLink}</Link>
        </Alert>
      )
  }
}

function Checklist({ ledger }: { readonly ledger: Ledger }) {
  const row = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-border py-3 last:border-b-0'
  return (
    <Book
      binding={onboardingSteps.map((step) => (
        <SpineThread key={step} thread={stepThread(stepStatus(ledger, step))} />
      ))}
    >
      <Page>
    <ul aria-label={texts.checklist}>
      <li className={row}>
        <span className="font-semibold">{texts.registration}</span>
        <StatusBadge status="sent">{stepStatusNames.sent}</StatusBadge>
      </li>
      {onboardingSteps.map((step) => {
        const status = stepStatus(ledger, step)
        return (
          <li key={step} className={row}>
            <span className="font-semibold">{stepNames[step]}</span>
            <StatusBadge status={status}>{stepStatusNames[status]}</StatusBadge>
          </li>
        )
      })}
    </ul>
      </Page>
    </Book>
  )
}

/** Where the registration stands (/registrationconfirmationpage); it claims no more than is true (CONF-01). */
export function ConfirmationScreen() {
  const { sellerId } = useSession()
  const view = useLedger(sellerId)
  if (sellerId === null) return <SellerUnknown />
  if (view.kind === 'loading') return <p className="sr-only">{onboardingTexts.loading}</p>
  if (view.kind === 'unavailable')
    return (
      <div className="mx-auto flex w-full max-w-page flex-col gap-5">
        <h1 tabIndex={-1}>{texts.checklist}</h1>
        <Alert variant="destructive" role="alert">
          {onboardingTexts.storageUnreachable}
        </Alert>
      </div>
    )
  const { kind: registration } = registrationStatus(view.value)
  const complete = registration === 'under-review' || registration === 'on-its-way'
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-5">
      <h1 tabIndex={-1}>{complete ? texts.congratulations : texts.incompleteTitle}</h1>
      <Summary registration={registration} />
      <Checklist ledger={view.value} />
      <div className="flex flex-wrap gap-3 print:hidden">
        <Link to="/" className={buttonVariants()}>
          {texts.home}
        </Link>
        <Button variant="outline" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
    </div>
  )
}
