import { createFileRoute } from '@tanstack/react-router'
import { ConfirmationScreen } from '@/features/onboarding/confirmation/confirmation-screen'
import { screenTitles } from '../../screen-titles'

export const Route = createFileRoute('/_portal/registrationconfirmationpage')({
  staticData: { title: screenTitles['/registrationconfirmationpage'] },
  component: ConfirmationScreen,
})
