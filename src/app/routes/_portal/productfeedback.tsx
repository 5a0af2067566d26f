import { createFileRoute } from '@tanstack/react-router'
import { PlannedScreen } from '@/features/planned/planned-screen'
import { screenTitles } from '../../screen-titles'

export const Route = createFileRoute('/_portal/productfeedback')({
  staticData: { title: screenTitles['/productfeedback'] },
  codeSplitGroupings: [],
  component: PlannedScreen,
})
