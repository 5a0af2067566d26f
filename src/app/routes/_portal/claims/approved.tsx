import { createFileRoute } from '@tanstack/react-router'
import { PlannedScreen } from '@/features/planned/planned-screen'
import { screenTitles } from '../../../screen-titles'

export const Route = createFileRoute('/_portal/claims/approved')({
  staticData: { title: screenTitles['/claims/approved'] },
  codeSplitGroupings: [],
  component: PlannedScreen,
})
