import { createFileRoute } from '@tanstack/react-router'
import { PlannedScreen } from '@/features/planned/planned-screen'
import { screenTitles } from '../../../screen-titles'

export const Route = createFileRoute('/_portal/products/draft')({
  staticData: { title: screenTitles['/products/draft'] },
  codeSplitGroupings: [],
  component: PlannedScreen,
})
