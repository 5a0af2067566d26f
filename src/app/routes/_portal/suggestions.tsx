import { createFileRoute } from '@tanstack/react-router'
import { PlannedScreen } from '@/features/planned/planned-screen'
import { screenTitles } from '../../screen-titles'

export const Route = createFileRoute('/_portal/suggestions')({
  staticData: { title: screenTitles['/suggestions'] },
  codeSplitGroupings: [],
  component: PlannedScreen,
})
