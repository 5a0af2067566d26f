import { createFileRoute } from '@tanstack/react-router'
import { PlannedScreen } from '@/features/planned/planned-screen'
import { screenTitles } from '../../screen-titles'

export const Route = createFileRoute('/_public/forgotpassword')({
  staticData: { title: screenTitles['/forgotpassword'] },
  codeSplitGroupings: [],
  component: PlannedScreen,
})
