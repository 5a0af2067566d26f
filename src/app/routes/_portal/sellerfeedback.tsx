import { createFileRoute } from '@tanstack/react-router'
import { PlannedScreen } from '@/features/planned/planned-screen'
import { screenTitles } from '../../screen-titles'

export const Route = createFileRoute('/_portal/sellerfeedback')({
  staticData: { title: screenTitles['/sellerfeedback'] },
  codeSplitGroupings: [],
  component: PlannedScreen,
})
