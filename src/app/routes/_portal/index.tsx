import { createFileRoute } from '@tanstack/react-router'
import { sampleSources } from '../../resource-sources'
import { HomePage } from '../../shell/home-page'

export const Route = createFileRoute('/_portal/')({
  loader: () => sampleSources.updates.prepare(),
  component: HomePage,
})
