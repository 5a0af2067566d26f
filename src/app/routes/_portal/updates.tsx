import { createFileRoute } from '@tanstack/react-router'
import { UpdatesScreen } from '@/features/updates/updates-screen'

export const Route = createFileRoute('/_portal/updates')({
  component: UpdatesScreen,
})
