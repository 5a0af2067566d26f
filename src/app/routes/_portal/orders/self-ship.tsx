import { createFileRoute } from '@tanstack/react-router'
import { PlannedScreen } from '@/features/planned/planned-screen'
import { screenTitles } from '../../../screen-titles'

export const Route = createFileRoute('/_portal/orders/self-ship')({
  staticData: { title: screenTitles['/orders/self-ship'] },
  codeSplitGroupings: [],
  component: PlannedScreen,
})
