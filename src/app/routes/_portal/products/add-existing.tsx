import { createFileRoute } from '@tanstack/react-router'
import { PlannedScreen } from '@/features/planned/planned-screen'
import { screenTitles } from '../../../screen-titles'

export const Route = createFileRoute('/_portal/products/add-existing')({
  staticData: { title: screenTitles['/products/add-existing'] },
  codeSplitGroupings: [],
  component: PlannedScreen,
})
