import { createFileRoute } from '@tanstack/react-router'
import { EmailOtpScreen } from '@/features/access/email-otp/email-otp-screen'

export const Route = createFileRoute('/_public/otpverification')({
  component: EmailOtpScreen,
})
