import { createFileRoute } from '@tanstack/react-router'
import { resourceSources } from '@/app/resource-sources'
import { UpdatesScreen } from '@/features/updates/updates-screen'

export const Route = createFileRoute('/_portal/updates')({
  loader: () => resourceSources.updates.prepare(),
  component: () => <UpdatesScreen updates={resourceSources.updates} />,
})
