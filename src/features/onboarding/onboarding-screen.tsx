import { useEffect, useState } from 'react'
import { storageTexts } from '@/domain/storage-texts'
import { useOutbox } from '@/outbox/outbox-context'
import { useLedger } from '@/outbox/use-ledger'
import { session } from '@/session/browser-session'
import { useSession } from '@/session/use-session'
import { Alert } from '@/ui/alert'
import { OnboardingSteps } from './onboarding-steps'
import { SellerUnknown } from './notices'
import { StepsLoading } from './steps-loading'
import { onboardingTexts as texts } from './texts'

/** Whether the seller's progress has been begun, from the step keys where the device has none of its own. */
function useAdoptedSeller(sellerId: string): boolean {
  const outbox = useOutbox()
  const [adopted, setAdopted] = useState(false)
  useEffect(() => {
    const hint = session.readPosition()
    const adopt = async (): Promise<void> => {
      if (hint !== null) await outbox.adoptPosition(sellerId, { step: hint.step, reached: hint.furthest })
      setAdopted(true)
    }
    void adopt()
  }, [outbox, sellerId])
  return adopted
}

/** The five onboarding steps (/registrationdetails). */
export function OnboardingScreen() {
  const { sellerId } = useSession()
  return sellerId === null ? <SellerUnknown /> : <SellersOnboarding key={sellerId} sellerId={sellerId} />
}

function SellersOnboarding({ sellerId }: { readonly sellerId: string }) {
  const view = useLedger(sellerId)
  const [ledger, setLedger] = useState(view.kind === 'ready' ? view.value : null)
  if (view.kind === 'ready' && view.value !== ledger) setLedger(view.value)
  const adopted = useAdoptedSeller(sellerId)

  if (ledger === null && view.kind === 'unavailable')
    return (
      <div className="mx-auto flex w-full max-w-page flex-col gap-4">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <Alert variant="destructive" role="alert">
          {texts.storageUnreachable(storageTexts[view.reason])}
        </Alert>
      </div>
    )
  if (ledger === null || !adopted) return <StepsLoading />
  return <OnboardingSteps sellerId={sellerId} ledger={ledger} outOfReach={view.kind === 'unavailable' ? view.reason : null} />
}
