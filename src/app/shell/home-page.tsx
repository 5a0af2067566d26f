import { DashboardScreen } from '@/features/dashboard/dashboard-screen'
import { InstallCard } from '@/features/install/install-card'
import { ReferralCard } from '@/features/referral/referral-card'
import { LatestUpdatesCard } from '@/features/updates/latest-updates-card'
import { resourceSources } from '../resource-sources'

/** The seller's home, put together from the parts that have something to say there (ROUTE-04). */
export function HomePage() {
  return (
    <DashboardScreen
      more={
        <>
          <LatestUpdatesCard updates={resourceSources.updates} />
          <ReferralCard />
          <InstallCard />
        </>
      }
    />
  )
}
