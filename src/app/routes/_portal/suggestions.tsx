import { createFileRoute } from '@tanstack/react-router'
import { SuggestionsScreen } from '@/features/suggestions/suggestions-screen'

export const Route = createFileRoute('/_portal/suggestions')({
  component: SuggestionsScreen,
})
