import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useOutbox } from '@/outbox/outbox-context'
import { useLedger } from '@/outbox/use-ledger'
import { session } from '@/session/browser-session'
import { useSession } from '@/session/use-session'
import { Alert } from '@/ui/alert'
import { OnboardingSteps } from './onboarding-steps'
import { onboardingTexts as texts } from './texts'

/** Whether the device's progress has been begun, from the step keys where it has none of its own. */
function useAdoptedPosition(sellerId: string | null): boolean {
  const outbox = useOutbox()
  const [adopted, setAdopted] = useState(false)
  useEffect(() => {
    const hint = session.readPosition()
    if (sellerId === null || hint === null) {
      setAdopted(true)
      return
    }
    void outbox
      .adoptPosition(sellerId, { step: hint.step, reached: hint.furthest })
      .then(() => setAdopted(true))
  }, [outbox, sellerId])
  return adopted
}

/** The five onboarding steps (/registrationdetails). */
export function OnboardingScreen() {
  const { sellerId } = useSession()
  const view = useLedger(sellerId)
  const adopted = useAdoptedPosition(sellerId)

  if (sellerId === null)
    return (
      <div className="mx-auto flex w-full max-w-page flex-col gap-4">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <Alert variant="info">
          <p>{texts.sellerUnknown}</p>
          <Link to="/login" state={{ returnTo: '/registrationdetails' }}>
            {texts.logIn}
          </Link>
        </Alert>
      </div>
    )
  if (view.kind === 'unavailable')
    return (
      <div className="mx-auto flex w-full max-w-page flex-col gap-4">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <Alert variant="destructive" role="alert">
          {texts.storageUnreachable}
        </Alert>
      </div>
    )
  if (view.kind === 'loading' || !adopted) return <p className="sr-only">{texts.loading}</p>
  return <OnboardingSteps key={sellerId} sellerId={sellerId} ledger={view.ledger} />
}
