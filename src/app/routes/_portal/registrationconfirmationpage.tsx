import { createFileRoute } from '@tanstack/react-router'
import { ConfirmationScreen } from '@/features/onboarding/confirmation/confirmation-screen'

export const Route = createFileRoute('/_portal/registrationconfirmationpage')({
  component: ConfirmationScreen,
})
