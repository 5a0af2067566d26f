import { createFileRoute } from '@tanstack/react-router'
import { PlannedScreen } from '@/features/planned/planned-screen'
import { screenTitles } from '../../../screen-titles'

export const Route = createFileRoute('/_portal/inventory/out-of-stock')({
  staticData: { title: screenTitles['/inventory/out-of-stock'] },
  codeSplitGroupings: [],
  component: PlannedScreen,
})
