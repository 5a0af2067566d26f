import { DashboardScreen } from '@/features/dashboard/dashboard-screen'
import { InstallEntry } from '@/features/install/install-entry'
import { ReferralEntry } from '@/features/referral/referral-entry'
import { LatestUpdatesEntry } from '@/features/updates/latest-updates-entry'
import { sampleSources } from '../resource-sources'

/** The seller's home, put together from the parts that have something to say there (ROUTE-04). */
export function HomePage() {
  return (
    <DashboardScreen
      more={
        <>
          <ReferralEntry />
          <InstallEntry />
          <LatestUpdatesEntry updates={sampleSources.updates} />
        </>
      }
    />
  )
}
