import { createFileRoute } from '@tanstack/react-router'
import { sampleSources } from '@/app/resource-sources'
import { UpdatesScreen } from '@/features/updates/updates-screen'

export const Route = createFileRoute('/_portal/updates')({
  loader: () => sampleSources.updates.prepare(),
  component: () => <UpdatesScreen updates={sampleSources.updates} />,
})
