import { createFileRoute } from '@tanstack/react-router'
import { PlannedScreen } from '@/features/planned/planned-screen'
import { screenTitles } from '../../../screen-titles'

export const Route = createFileRoute('/_portal/products/rejected')({
  staticData: { title: screenTitles['/products/rejected'] },
  codeSplitGroupings: [],
  component: PlannedScreen,
})
