import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordScreen } from '@/features/access/forgot-password/forgot-password-screen'

export const Route = createFileRoute('/_public/forgotpassword')({
  component: ForgotPasswordScreen,
})
