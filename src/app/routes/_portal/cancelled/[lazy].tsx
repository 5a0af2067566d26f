import { createFileRoute } from '@tanstack/react-router'
import { PlannedScreen } from '@/features/planned/planned-screen'
import { screenTitles } from '../../../screen-titles'

export const Route = createFileRoute('/_portal/cancelled/lazy')({
  staticData: { title: screenTitles['/cancelled/lazy'] },
  codeSplitGroupings: [],
  component: PlannedScreen,
})
