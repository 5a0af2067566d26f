import { createFileRoute } from '@tanstack/react-router'
import { PlannedScreen } from '@/features/planned/planned-screen'
import { screenTitles } from '../../../screen-titles'

export const Route = createFileRoute('/_portal/cancelled/self')({
  staticData: { title: screenTitles['/cancelled/self'] },
  codeSplitGroupings: [],
  component: PlannedScreen,
})
