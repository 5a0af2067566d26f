import { createFileRoute } from '@tanstack/react-router'
import { PlannedScreen } from '@/features/planned/planned-screen'
import { screenTitles } from '../../screen-titles'

export const Route = createFileRoute('/_portal/productfeedbackdetails/$id')({
  staticData: { title: screenTitles['/productfeedbackdetails/$id'] },
  codeSplitGroupings: [],
  component: PlannedScreen,
})
