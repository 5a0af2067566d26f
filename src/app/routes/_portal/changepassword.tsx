import { createFileRoute } from '@tanstack/react-router'
import { ChangePasswordScreen } from '@/features/profile/change-password-screen'

export const Route = createFileRoute('/_portal/changepassword')({
  component: ChangePasswordScreen,
})
