import { createFileRoute } from '@tanstack/react-router'
import { PlannedScreen } from '@/features/planned/planned-screen'
import { screenTitles } from '../../../screen-titles'

export const Route = createFileRoute('/_portal/replacements/self')({
  staticData: { title: screenTitles['/replacements/self'] },
  codeSplitGroupings: [],
  component: PlannedScreen,
})
