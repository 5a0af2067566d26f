import { createFileRoute } from '@tanstack/react-router'
import { resourceSources } from '@/app/resource-sources'
import { SuggestionsScreen } from '@/features/suggestions/suggestions-screen'

export const Route = createFileRoute('/_portal/suggestions')({
  loader: () => resourceSources.suggestions.prepare(),
  component: () => <SuggestionsScreen suggestions={resourceSources.suggestions} />,
})
