import { Link } from '@tanstack/react-router'
import { isOnboardingStep, onboardingSteps } from '@/contract/steps'
import { sharedTexts } from '@/domain/shared-texts'
import { stepNames } from '@/domain/step-texts'
import type { Ledger } from '@/outbox/outbox'
import { stepStatus } from '@/outbox/step-status'
import { submissionsOf, unsentRows } from '@/outbox/submission'
import { useLedger } from '@/outbox/use-ledger'
import { useClient } from '@/session/client-context'
import { useSession } from '@/session/use-session'
import { Alert, AlertDescription, AlertTitle } from '@/ui/alert'
import { buttonVariants } from '@/ui/button'
import { Card, CardDescription, CardTitle } from '@/ui/card'
import { dashboardTexts as texts } from './texts'

function OnboardingNote({ ledger }: { readonly ledger: Ledger }) {
  const { stepProgress } = useClient()
  const sent = onboardingSteps.filter((step) => stepStatus(ledger, step) === 'sent').length
  if (sent === onboardingSteps.length)
    return (
      <Alert variant="success">
        <AlertTitle>{texts.reviewTitle}</AlertTitle>
        <AlertDescription>
          {sharedTexts.underReview}{' '}
          <Link to="/registrationconfirmationpage">{texts.reviewLink}</Link>
        </AlertDescription>
      </Alert>
    )
  return (
    <Card>
      <CardTitle>{texts.onboardingTitle}</CardTitle>
      <CardDescription>{texts.onboardingText(sent, onboardingSteps.length)}</CardDescription>
      <Link to="/registrationdetails" className={buttonVariants({ className: 'w-fit' })}>
        {isOnboardingStep(stepProgress) ? texts.onboardingLinkTo(stepNames[stepProgress]) : texts.onboardingLink}
      </Link>
    </Card>
  )
}

function WaitingCard({ ledger }: { readonly ledger: Ledger }) {
  const waiting = unsentRows(ledger.rows)
  const refused = submissionsOf(ledger.rows).some((submission) => submission.state === 'rejected')
  const sentence = refused ? texts.waitingAttention : waiting > 0 ? texts.waitingSome : texts.waitingNone
  return (
    <Card edge={refused ? 'attention' : waiting > 0 ? 'waiting' : 'none'}>
      <CardTitle>{texts.waitingTitle}</CardTitle>
      <p className="text-number font-semibold tabular-nums">{waiting}</p>
      <CardDescription>{sentence}</CardDescription>
      <Link to="/outbox" className={buttonVariants({ variant: 'link', size: 'bare', className: 'w-fit' })}>
        {texts.waitingLink}
      </Link>
    </Card>
  )
}

/** The seller's home: how far the onboarding is and what waits on this device. */
export function DashboardScreen() {
  const { sellerId } = useSession()
  const view = useLedger(sellerId)
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-5">
      <div className="flex flex-col gap-2">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <p className="text-muted-foreground">{texts.welcome}</p>
      </div>
      {view.kind === 'ready' && (
        <>
          <OnboardingNote ledger={view.value} />
          <WaitingCard ledger={view.value} />
        </>
      )}
      {view.kind === 'unavailable' && <Alert variant="destructive">{sharedTexts.storeUnreadable}</Alert>}
    </div>
  )
}
