import { createFileRoute } from '@tanstack/react-router'
import { sampleSources } from '@/app/resource-sources'
import { CaseLogScreen } from '@/features/case-log/case-log-screen'

export const Route = createFileRoute('/_portal/caselog/messages')({
  loader: () => sampleSources.cases.prepare(),
  component: () => <CaseLogScreen path="/caselog/messages" cases={sampleSources.cases} />,
})
