import { createFileRoute } from '@tanstack/react-router'
import { loadOutbox } from '../services'
import { CrashScreen } from '../shell/crash-screen'
import { OutboxPage } from '../shell/outbox-page'

/** Open to everybody: signed out it tells only how many steps wait (ROUTE-09). */
export const Route = createFileRoute('/outbox')({
  codeSplitGroupings: [['component', 'errorComponent']],
  loader: async () => {
    await loadOutbox()
  },
  component: OutboxPage,
  errorComponent: CrashScreen,
})
