import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useNow } from '@/clock/use-now'
import { onboardingSteps } from '@/contract/steps'
import { signedInTexts } from '@/domain/signed-in-texts'
import { storageTexts } from '@/domain/storage-texts'
import { knownRecord } from '@/outbox/known-record'
import type { Ledger } from '@/outbox/outbox'
import { registrationStatus, reviewOf } from '@/outbox/registration-status'
import { stepStatus } from '@/outbox/step-status'
import { useLedger } from '@/outbox/use-ledger'
import { useSession } from '@/session/use-session'
import type { StorageFailure } from '@/storage/storage-failure'
import { Alert } from '@/ui/alert'
import { Book, Page, SpineLine } from '@/ui/book'
import { KeptOutline } from '@/ui/kept-outline'
import { AfterSigning } from './after-signing'
import { Approved } from './approved'
import { greeting } from './greeting'
import { StepsToDo } from './steps-to-do'
import { StoppedStep } from './stopped-step'
import { dashboardTexts as texts } from './texts'
import { TimeLine } from './time-line'
import { UnderReview } from './under-review'
import { WaitingEntry } from './waiting-entry'
import { NothingChangedNotice } from './nothing-changed-notice'

interface DashboardScreenProps {
  /** Today's work, shown above the registration; empty where the marketplace offers no modules. */
  readonly today: ReactNode
  /** Whether the marketplace has approved this seller: the review is then over. */
  readonly approved: boolean
  /** Entries of other features, shown last. */
  readonly more: ReactNode
}

/** The seller's home, an open book: what happens next and what waits, what follows and what is new (LAYOUT-07, ROUTE-04). */
export function DashboardScreen({ today, approved, more }: DashboardScreenProps) {
  const { sellerId } = useSession()
  const view = useLedger(sellerId)
  const now = useNow(60_000)
  // Waits for the store's name, since a screen reader announces the heading only once.
  if (sellerId !== null && view.kind === 'loading') return <KeptOutline />
  const ledger = view.kind === 'ready' ? view.value : null
  return (
    <div className="flex w-full max-w-shell flex-col gap-5">
      <div className="flex flex-col gap-2">
        <h1 tabIndex={-1}>
          {greeting(now, ledger === null ? undefined : knownRecord(ledger).storeName)}
        </h1>
        <p className="text-muted-foreground">{texts.welcome}</p>
      </div>
      <NothingChangedNotice />
      {today}
      {ledger === null ? <WithoutLedger failure={view.kind === 'unavailable' ? view.reason : null} more={more} /> : <HomeBook ledger={ledger} approved={approved} more={more} />}
    </div>
  )
}

function HomeBook({ ledger, approved, more }: Pick<DashboardScreenProps, 'approved' | 'more'> & { readonly ledger: Ledger }) {
  const status = registrationStatus(ledger)
  const allSent = status.kind === 'all-sent'
  const review = approved ? null : reviewOf(ledger)
  return (
    <>
      <StoppedStep status={status} ledger={ledger} />
      <Book
        binding={onboardingSteps.map((step) => (
          <SpineLine key={step} state={stepStatus(ledger, step)} />
        ))}
      >
        <Page className="flex flex-col justify-between gap-5">
          <div>
            {approved && <Approved />}
            {review !== null ? <UnderReview {...review} allSent={allSent} /> : !allSent && <StepsToDo status={status} ledger={ledger} approved={approved} />}
          </div>
          <div className="border-t border-border pt-3">
            <WaitingEntry ledger={ledger} />
          </div>
        </Page>
        <Page facing>
          {review !== null && <TimeLine {...review} ledger={ledger} />}
          {review === null && !approved && status.kind !== 'on-its-way' && <AfterSigning />}
          {more}
        </Page>
      </Book>
    </>
  )
}

interface WithoutLedgerProps extends Pick<DashboardScreenProps, 'more'> {
  /** Why IndexedDB cannot be read; null where the seller's id is unknown. */
  readonly failure: StorageFailure | null
}

/** The home without its steps, whose state is unknown. */
function WithoutLedger({ failure, more }: WithoutLedgerProps) {
  return (
    <>
      {failure !== null ? (
        <Alert variant="destructive" role="alert">
          {signedInTexts.storeUnreadable(storageTexts[failure])}
        </Alert>
      ) : (
        <Alert variant="info">
          <p>{signedInTexts.sellerUnknown}</p>
          <Link to="/login" state={{ returnTo: '/dashboard' }}>
            {signedInTexts.logInAgain}
          </Link>
        </Alert>
      )}
      <Book binding={<SpineLine state="locked" />}>
        <Page>{more}</Page>
      </Book>
    </>
  )
}
