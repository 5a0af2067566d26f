import { createFileRoute } from '@tanstack/react-router'
import { DashboardScreen } from '@/features/dashboard/dashboard-screen'
import { screenTitles } from '../../screen-titles'

export const Route = createFileRoute('/_portal/')({
  staticData: { title: screenTitles['/'] },
  component: DashboardScreen,
})
