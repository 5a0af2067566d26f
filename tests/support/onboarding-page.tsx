import { useMobileForSignature } from '@/app/use-mobile-for-signature'
import { OnboardingScreen } from '@/features/onboarding/onboarding-screen'

/** The onboarding, as its route shows it. */
export function OnboardingPage() {
  return <OnboardingScreen askForMobile={useMobileForSignature()} />
}
