import { createFileRoute } from '@tanstack/react-router'
import { sampleSources } from '@/app/resource-sources'
import { SuggestionsScreen } from '@/features/suggestions/suggestions-screen'

export const Route = createFileRoute('/_portal/suggestions')({
  loader: () => sampleSources.suggestions.prepare(),
  component: () => <SuggestionsScreen suggestions={sampleSources.suggestions} />,
})
