import { createFileRoute } from '@tanstack/react-router'
import { OnboardingScreen } from '@/features/onboarding/onboarding-screen'
import { screenTitles } from '../../screen-titles'

export const Route = createFileRoute('/_portal/registrationdetails')({
  staticData: { title: screenTitles['/registrationdetails'] },
  component: OnboardingScreen,
})
