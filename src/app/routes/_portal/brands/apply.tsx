import { createFileRoute } from '@tanstack/react-router'
import { PlannedScreen } from '@/features/planned/planned-screen'
import { screenTitles } from '../../../screen-titles'

export const Route = createFileRoute('/_portal/brands/apply')({
  staticData: { title: screenTitles['/brands/apply'] },
  codeSplitGroupings: [],
  component: PlannedScreen,
})
