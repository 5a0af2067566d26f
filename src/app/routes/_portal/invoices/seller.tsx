import { createFileRoute } from '@tanstack/react-router'
import { PlannedScreen } from '@/features/planned/planned-screen'
import { screenTitles } from '../../../screen-titles'

export const Route = createFileRoute('/_portal/invoices/seller')({
  staticData: { title: screenTitles['/invoices/seller'] },
  codeSplitGroupings: [],
  component: PlannedScreen,
})
