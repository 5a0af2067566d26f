import { createFileRoute } from '@tanstack/react-router'
import { resourceSources } from '@/app/resource-sources'
import { ReadingScreen } from '@/features/reading/reading-screen'

export const Route = createFileRoute('/_portal/articles')({
  loader: () => resourceSources.articles.prepare(),
  component: () => <ReadingScreen shelf="articles" topics={resourceSources.articles} />,
})
