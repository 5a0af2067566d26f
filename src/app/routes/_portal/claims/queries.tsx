import { createFileRoute } from '@tanstack/react-router'
import { PlannedScreen } from '@/features/planned/planned-screen'
import { screenTitles } from '../../../screen-titles'

export const Route = createFileRoute('/_portal/claims/queries')({
  staticData: { title: screenTitles['/claims/queries'] },
  codeSplitGroupings: [],
  component: PlannedScreen,
})
