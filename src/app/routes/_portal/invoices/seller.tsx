import { createFileRoute } from '@tanstack/react-router'
import { PlannedScreen } from '@/features/planned/planned-screen'
import { screenTitles } from '../../../screen-titles'

export const Route = createFileRoute('/_portal/invoices/seller')({
  staticData: { title: screenTitles['/invoices/seller'] },
  component: () => <PlannedScreen title={screenTitles['/invoices/seller']} />,
})
