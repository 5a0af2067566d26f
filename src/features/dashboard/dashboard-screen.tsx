import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { sharedTexts } from '@/domain/shared-texts'
import { useLedger } from '@/outbox/use-ledger'
import { useSession } from '@/session/use-session'
import { Alert } from '@/ui/alert'
import { RegistrationSection } from './registration-section'
import { dashboardTexts as texts } from './texts'
import { WaitingCard } from './waiting-card'

interface DashboardScreenProps {
  /** Cards of other parts of the product, after the seller's own business. */
  readonly more: ReactNode
}

/** The seller's home: how far the registration is, what waits on this device, and what is new (LAYOUT-07, ROUTE-04). */
export function DashboardScreen({ more }: DashboardScreenProps) {
  return (
    <div className="mx-auto flex w-full max-w-shell flex-col gap-5">
      <div className="flex flex-col gap-2">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <p className="text-muted-foreground">{texts.welcome}</p>
      </div>
      <Sections more={more} />
    </div>
  )
}

function Sections({ more }: DashboardScreenProps) {
  const { sellerId } = useSession()
  const view = useLedger(sellerId)
  if (sellerId === null)
    return (
      <>
        <Alert variant="info">
          <p>{sharedTexts.sellerUnknown}</p>
          <Link to="/login" state={{ returnTo: '/dashboard' }}>
            {sharedTexts.logInAgain}
          </Link>
        </Alert>
        <Cards>{more}</Cards>
      </>
    )
  switch (view.kind) {
    case 'loading':
      return null
    case 'unavailable':
      return (
        <>
          <Alert variant="destructive" role="alert">
            {sharedTexts.storeUnreadable}
          </Alert>
          <Cards>{more}</Cards>
        </>
      )
    case 'ready':
      return (
        <>
          <RegistrationSection ledger={view.value} />
          <Cards>
            <WaitingCard ledger={view.value} />
            {more}
          </Cards>
        </>
      )
  }
}

/** As many in a row as have room. */
const Cards = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-4">{children}</div>
)
