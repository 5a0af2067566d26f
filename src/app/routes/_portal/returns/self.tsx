import { createFileRoute } from '@tanstack/react-router'
import { PlannedScreen } from '@/features/planned/planned-screen'
import { screenTitles } from '../../../screen-titles'

export const Route = createFileRoute('/_portal/returns/self')({
  staticData: { title: screenTitles['/returns/self'] },
  codeSplitGroupings: [],
  component: PlannedScreen,
})
