import { createFileRoute } from '@tanstack/react-router'
import { useMobileForSignature } from '@/app/use-mobile-for-signature'
import { OnboardingScreen } from '@/features/onboarding/onboarding-screen'

export const Route = createFileRoute('/_portal/registrationdetails')({
  component: function RegistrationDetails() {
    useMobileForSignature()
    return <OnboardingScreen />
  },
})
