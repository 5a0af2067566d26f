import { createFileRoute } from '@tanstack/react-router'
import { sampleSources } from '@/app/resource-sources'
import { ReadingScreen } from '@/features/reading/reading-screen'

export const Route = createFileRoute('/_portal/policy')({
  loader: () => sampleSources.policies.prepare(),
  component: () => <ReadingScreen shelf="policies" topics={sampleSources.policies} />,
})
