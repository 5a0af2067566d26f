import { createFileRoute } from '@tanstack/react-router'
import { sampleSources } from '@/app/resource-sources'
import { ProfileScreen } from '@/features/profile/profile-screen'

export const Route = createFileRoute('/_portal/myprofile')({
  loader: () => sampleSources.profile.prepare(),
  component: () => <ProfileScreen profile={sampleSources.profile} />,
})
