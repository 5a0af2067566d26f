import { createFileRoute } from '@tanstack/react-router'
import { resourceSources } from '@/app/resource-sources'
import { ProfileScreen } from '@/features/profile/profile-screen'

export const Route = createFileRoute('/_portal/myprofile')({
  loader: () => resourceSources.profile.prepare(),
  component: () => <ProfileScreen profile={resourceSources.profile} />,
})
