import { createFileRoute } from '@tanstack/react-router'
import { sampleSources } from '@/app/resource-sources'
import { ReadingScreen } from '@/features/reading/reading-screen'

export const Route = createFileRoute('/_portal/articles')({
  loader: () => sampleSources.articles.prepare(),
  component: () => <ReadingScreen shelf="articles" topics={sampleSources.articles} />,
})
