import { createFileRoute } from '@tanstack/react-router'
import { VerifyScreen } from '@/features/access/verify/verify-screen'
import { screenTitles } from '../../screen-titles'

export const Route = createFileRoute('/_public/verifyotp')({
  staticData: { title: screenTitles['/verifyotp'] },
  component: VerifyScreen,
})
