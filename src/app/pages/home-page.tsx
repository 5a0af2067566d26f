import { DashboardScreen } from '@/features/dashboard/dashboard-screen'
import { InstallEntry } from '@/features/install/install-entry'
import { ReferralEntry } from '@/features/referral/referral-entry'
import { LatestUpdatesEntry } from '@/features/updates/latest-updates-entry'
import { isApproved } from '@/resources/known-modules'
import { useModules } from '@/resources/modules'
import { sampleSources } from '../resource-sources'
import { TodayPart } from './today-part'

/** The seller's home, made of parts of several features (ROUTE-04). */
export function HomePage() {
  const approved = isApproved(useModules())
  return (
    <DashboardScreen
      today={<TodayPart />}
      approved={approved}
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
