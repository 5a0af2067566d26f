import { createFileRoute } from '@tanstack/react-router'
import { CaseLogScreen } from '@/features/case-log/case-log-screen'

export const Route = createFileRoute('/_portal/caselog/')({
  component: () => <CaseLogScreen path="/caselog" />,
})
