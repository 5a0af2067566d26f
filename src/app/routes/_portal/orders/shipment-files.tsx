import { createFileRoute } from '@tanstack/react-router'
import { PlannedScreen } from '@/features/planned/planned-screen'
import { screenTitles } from '../../../screen-titles'

export const Route = createFileRoute('/_portal/orders/shipment-files')({
  staticData: { title: screenTitles['/orders/shipment-files'] },
  codeSplitGroupings: [],
  component: PlannedScreen,
})
