import { createFileRoute } from '@tanstack/react-router'
import { sampleSources } from '../../resource-sources'
import { HomePage } from '../../pages/home-page'
import { readTodayAhead } from '../../pages/today-part'

export const Route = createFileRoute('/_portal/')({
  loader: () => Promise.all([sampleSources.updates.prepare(), readTodayAhead()]),
  component: HomePage,
})
