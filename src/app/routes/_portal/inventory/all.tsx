import { createFileRoute } from '@tanstack/react-router'
import { PlannedScreen } from '@/features/planned/planned-screen'
import { screenTitles } from '../../../screen-titles'

export const Route = createFileRoute('/_portal/inventory/all')({
  staticData: { title: screenTitles['/inventory/all'] },
  codeSplitGroupings: [],
  component: PlannedScreen,
})
