import { useEffect, useState } from 'react'
import { useOutbox } from '@/outbox/outbox-context'
import { useLedger } from '@/outbox/use-ledger'
import { session } from '@/session/browser-session'
import { useSession } from '@/session/use-session'
import { Alert } from '@/ui/alert'
import { OnboardingSteps } from './onboarding-steps'
import { SellerUnknown } from './seller-unknown'
import { onboardingTexts as texts } from './texts'

/** The seller whose progress has been begun, from the step keys where the device has none of its own. */
function useAdoptedSeller(sellerId: string | null): string | null {
  const outbox = useOutbox()
  const [adopted, setAdopted] = useState<string | null>(null)
  useEffect(() => {
    const hint = session.readPosition()
    const adopt = async (): Promise<void> => {
      if (sellerId !== null && hint !== null)
        await outbox.adoptPosition(sellerId, { step: hint.step, reached: hint.furthest })
      setAdopted(sellerId)
    }
    void adopt()
  }, [outbox, sellerId])
  return adopted
}

/** The five onboarding steps (/registrationdetails). */
export function OnboardingScreen() {
  const { sellerId } = useSession()
  const view = useLedger(sellerId)
  const adopted = useAdoptedSeller(sellerId)

  if (sellerId === null) return <SellerUnknown />
  if (view.kind === 'unavailable')
    return (
      <div className="mx-auto flex w-full max-w-page flex-col gap-4">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <Alert variant="destructive" role="alert">
          {texts.storageUnreachable}
        </Alert>
      </div>
    )
  if (view.kind === 'loading' || adopted !== sellerId) return <p className="sr-only">{texts.loading}</p>
  return <OnboardingSteps key={sellerId} sellerId={sellerId} ledger={view.value} />
}
