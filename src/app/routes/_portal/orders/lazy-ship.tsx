import { createFileRoute } from '@tanstack/react-router'
import { PlannedScreen } from '@/features/planned/planned-screen'
import { screenTitles } from '../../../screen-titles'

export const Route = createFileRoute('/_portal/orders/lazy-ship')({
  staticData: { title: screenTitles['/orders/lazy-ship'] },
  codeSplitGroupings: [],
  component: PlannedScreen,
})
