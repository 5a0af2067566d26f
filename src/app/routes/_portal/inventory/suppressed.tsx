import { createFileRoute } from '@tanstack/react-router'
import { PlannedScreen } from '@/features/planned/planned-screen'
import { screenTitles } from '../../../screen-titles'

export const Route = createFileRoute('/_portal/inventory/suppressed')({
  staticData: { title: screenTitles['/inventory/suppressed'] },
  codeSplitGroupings: [],
  component: PlannedScreen,
})
