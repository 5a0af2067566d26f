import { createFileRoute } from '@tanstack/react-router'
import { sampleSources } from '../../resource-sources'
import { HomePage } from '../../shell/home-page'
import { readTodayAhead } from '../../shell/today-part'

export const Route = createFileRoute('/_portal/')({
  loader: () => Promise.all([sampleSources.updates.prepare(), readTodayAhead()]),
  component: HomePage,
})
