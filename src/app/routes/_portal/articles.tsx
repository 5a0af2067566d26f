import { createFileRoute } from '@tanstack/react-router'
import { PlannedScreen } from '@/features/planned/planned-screen'
import { screenTitles } from '../../screen-titles'

export const Route = createFileRoute('/_portal/articles')({
  staticData: { title: screenTitles['/articles'] },
  codeSplitGroupings: [],
  component: PlannedScreen,
})
