import { useEffect, useState } from 'react'
import { isBefore } from '@/contract/steps'
import { useOutbox } from '@/outbox/outbox-context'
import { beginning, type Progress } from '@/outbox/progress'
import { useLedger } from '@/outbox/use-ledger'
import { session } from '@/session/browser-session'
import { useSession } from '@/session/use-session'
import { useIsKnown } from '@/storage/live-view'
import { OnboardingSteps } from './onboarding-steps'
import { StorageUnreachable } from './notices'
import { SellerUnknown } from './seller-unknown'
import { StepsLoading } from './steps-loading'

/** The seller's stored progress, created from the step keys of local storage where IndexedDB has none; null until that is done. */
function useAdoptedProgress(sellerId: string): Progress | null {
  const outbox = useOutbox()
  const [adopted, setAdopted] = useState<Progress | null>(null)
  useEffect(() => {
    const hint = session.readPosition()
    const adopt = async (): Promise<void> => {
      const stored = hint && (await outbox.adoptPosition(sellerId, { step: hint.step, reached: hint.furthest }))
      setAdopted(stored?.kind === 'stored' ? stored.value : beginning(sellerId))
    }
    void adopt()
  }, [outbox, sellerId])
  return adopted
}

interface OnboardingScreenProps {
  /** Fetches the signed-in seller's mobile number from the backend; the signature is sent with it. */
  readonly fetchMobile: () => void
}

/** The five onboarding steps (/registrationdetails). */
export function OnboardingScreen({ fetchMobile }: OnboardingScreenProps) {
  const { sellerId } = useSession()
  return sellerId === null ? <SellerUnknown /> : <SellersOnboarding key={sellerId} sellerId={sellerId} fetchMobile={fetchMobile} />
}

function SellersOnboarding({ sellerId, fetchMobile }: OnboardingScreenProps & { readonly sellerId: string }) {
  const view = useLedger(sellerId)
  // The step machine starts at the ledger's step and writes it back, so a ledger cached by an earlier screen must not be used.
  const isKnown = useIsKnown(view)
  const current = view.kind === 'ready' && isKnown ? view.value : null
  const [ledger, setLedger] = useState(current)
  if (current !== null && current !== ledger) setLedger(current)
  const adopted = useAdoptedProgress(sellerId)

  if (ledger === null && view.kind === 'unavailable') return <StorageUnreachable reason={view.reason} />
  if (ledger === null || adopted === null) return <StepsLoading />
  // The ledger may have been read before the progress was adopted.
  const known = isBefore(ledger.progress.reached, adopted.reached) ? { ...ledger, progress: adopted } : ledger
  const outOfReach = view.kind === 'unavailable' ? view.reason : null
  return <OnboardingSteps sellerId={sellerId} ledger={known} outOfReach={outOfReach} fetchMobile={fetchMobile} />
}
