import { DashboardScreen } from '@/features/dashboard/dashboard-screen'

/** The seller's home, put together from the parts that have something to say there (ROUTE-04). */
export function HomePage() {
  return <DashboardScreen more={null} />
}
