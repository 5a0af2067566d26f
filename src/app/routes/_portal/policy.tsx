import { createFileRoute } from '@tanstack/react-router'
import { resourceSources } from '@/app/resource-sources'
import { ReadingScreen } from '@/features/reading/reading-screen'

export const Route = createFileRoute('/_portal/policy')({
  loader: () => resourceSources.policies.prepare(),
  component: () => <ReadingScreen shelf="policies" topics={resourceSources.policies} />,
})
