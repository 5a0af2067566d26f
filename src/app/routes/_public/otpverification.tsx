import { createFileRoute } from '@tanstack/react-router'
import { PlannedScreen } from '@/features/planned/planned-screen'
import { screenTitles } from '../../screen-titles'

export const Route = createFileRoute('/_public/otpverification')({
  staticData: { title: screenTitles['/otpverification'] },
  codeSplitGroupings: [],
  component: PlannedScreen,
})
