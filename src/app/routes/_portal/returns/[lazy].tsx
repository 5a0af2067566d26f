import { createFileRoute } from '@tanstack/react-router'
import { PlannedScreen } from '@/features/planned/planned-screen'
import { screenTitles } from '../../../screen-titles'

export const Route = createFileRoute('/_portal/returns/lazy')({
  staticData: { title: screenTitles['/returns/lazy'] },
  codeSplitGroupings: [],
  component: PlannedScreen,
})
