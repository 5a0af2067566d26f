import { Link } from '@tanstack/react-router'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { onboardingSteps } from '@/contract/steps'
import { printTexts } from '@/domain/print-texts'
import { storageTexts } from '@/domain/storage-texts'
import { ActionBar } from '@/ui/action-bar'
import { knownRecord } from '@/outbox/known-record'
import type { Ledger } from '@/outbox/outbox'
import { registrationStatus, reviewOf } from '@/outbox/registration-status'
import { stepStatus } from '@/outbox/step-status'
import { useLedger } from '@/outbox/use-ledger'
import { printScreen } from '@/paper/browser-print'
import { useSession } from '@/session/use-session'
import { Alert } from '@/ui/alert'
import { Book, Page, SpineLine } from '@/ui/book'
import { BrandMark } from '@/ui/brand-mark'
import { Button, buttonVariants } from '@/ui/button'
import { SellerUnknown } from '../seller-unknown'
import { onboardingTexts } from '../texts'
import { RecordFacts } from './record-facts'
import { RecordHead } from './record-head'
import { RecordSignature } from './record-signature'
import { RecordSteps } from './record-steps'
import { ReviewWindow } from './review-window'
import { confirmationTexts as texts } from './texts'

interface ConfirmationScreenProps {
  /** Whether the marketplace has approved this seller: the review is then over. */
  readonly approved: boolean
}

/** The status of the registration (/registrationconfirmationpage); it claims no more than is true (CONF-01). */
export function ConfirmationScreen({ approved }: ConfirmationScreenProps) {
  const { sellerId } = useSession()
  const view = useLedger(sellerId)
  if (sellerId === null) return <SellerUnknown />
  if (view.kind === 'loading') return <p className="sr-only">{onboardingTexts.loading}</p>
  if (view.kind === 'unavailable')
    return (
      <div className="flex w-full max-w-page flex-col gap-5">
        <h1 tabIndex={-1}>{texts.checklist}</h1>
        <Alert variant="destructive" role="alert">
          {onboardingTexts.storageUnreachable(storageTexts[view.reason])}
        </Alert>
      </div>
    )
  return (
    <div className="flex w-full max-w-shell flex-col gap-5">
      <div className="hidden items-center justify-between print:flex">
        <span className="flex items-center gap-2 font-semibold">
          <BrandMark />
          {texts.product}
        </span>
        {texts.recordOf}
      </div>
      <Record sellerId={sellerId} ledger={view.value} approved={approved} />
      <RecordActions />
    </div>
  )
}

function RecordActions() {
  const [printsByHand, setPrintsByHand] = useState(false)
  const print = async (): Promise<void> => {
    setPrintsByHand(false)
    setPrintsByHand(!(await printScreen()))
  }
  return (
    <div className="contents print:hidden">
      {printsByHand && (
        <Alert variant="info" role="alert">
          {printTexts.byHand}
        </Alert>
      )}
      <ActionBar>
        <Button variant="outline" onClick={() => void print()}>
          <Printer aria-hidden className="size-5" />
          {texts.print}
        </Button>
        <Link to="/" className={buttonVariants()}>
          {texts.home}
        </Link>
      </ActionBar>
    </div>
  )
}

interface RecordProps extends ConfirmationScreenProps {
  readonly sellerId: string
  readonly ledger: Ledger
}

/** The record of the registration, on screen and in print. */
function Record({ sellerId, ledger, approved }: RecordProps) {
  const registration = registrationStatus(ledger)
  const review = reviewOf(ledger)
  const known = knownRecord(ledger)
  const statuses = onboardingSteps.map((step) => ({ step, status: stepStatus(ledger, step) }))
  return (
    <Book
      binding={statuses.map(({ step, status }) => (
        <SpineLine key={step} state={status} />
      ))}
      className="print:[&>div]:block print:[&>div]:border-2 print:[&>div]:rounded-none print:[&>div]:border-foreground"
    >
      <Page className="flex flex-col gap-6 print:p-6">
        <RecordHead registration={registration} review={review} waiting={statuses.filter(({ status }) => status !== 'sent').length} approved={approved} />
        <div className="mt-6 flex flex-col gap-6">
          <RecordFacts sellerId={sellerId} known={known} />
          {review !== null && !approved && <ReviewWindow since={review.since} sellerId={sellerId} />}
        </div>
      </Page>
      <Page facing className="flex flex-col gap-6 print:border-t-0 print:p-6">
        <RecordSteps ledger={ledger} />
        <div className="mt-auto flex flex-wrap items-end justify-between gap-6">
          <RecordSignature ledger={ledger} picture={known.signature} />
          <p className="hidden max-w-[18rem] text-hint print:block">{texts.foot}</p>
        </div>
      </Page>
    </Book>
  )
}
