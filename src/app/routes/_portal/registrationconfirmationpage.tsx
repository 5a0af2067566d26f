import { createFileRoute } from '@tanstack/react-router'
import { ConfirmationScreen } from '@/features/onboarding/confirmation/confirmation-screen'
import { isApproved } from '@/resources/known-modules'
import { useModules } from '@/resources/modules'

export const Route = createFileRoute('/_portal/registrationconfirmationpage')({
  component: function RegistrationConfirmation() {
    return <ConfirmationScreen approved={isApproved(useModules())} />
  },
})
