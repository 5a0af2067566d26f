import { createFileRoute } from '@tanstack/react-router'
import { PlannedScreen } from '@/features/planned/planned-screen'
import { screenTitles } from '../../../screen-titles'

export const Route = createFileRoute('/_portal/invoices/sale')({
  staticData: { title: screenTitles['/invoices/sale'] },
  codeSplitGroupings: [],
  component: PlannedScreen,
})
