import { createFileRoute } from '@tanstack/react-router'
import { resourceSources } from '../../resource-sources'
import { HomePage } from '../../shell/home-page'

export const Route = createFileRoute('/_portal/')({
  loader: () => resourceSources.updates.prepare(),
  component: HomePage,
})
