import { createFileRoute } from '@tanstack/react-router'
import { VerifyScreen } from '@/features/access/verify/verify-screen'

export const Route = createFileRoute('/_public/verifyotp')({
  component: VerifyScreen,
})
