import { createFileRoute } from '@tanstack/react-router'
import { useMobileForSignature } from '@/app/use-mobile-for-signature'
import { firstStep } from '@/contract/steps'
import { OnboardingScreen } from '@/features/onboarding/onboarding-screen'
import { stepCode } from '@/features/onboarding/step-screens'
import { session } from '@/session/browser-session'

export const Route = createFileRoute('/_portal/registrationdetails')({
  // Loads the step's chunk while the device is being read; if this fails, the screen tries again.
  loader: () => void stepCode[session.readPosition()?.step ?? firstStep]().catch(() => undefined),
  component: function RegistrationDetails() {
    return <OnboardingScreen fetchMobile={useMobileForSignature()} />
  },
})
