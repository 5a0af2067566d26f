import { createFileRoute, redirect } from '@tanstack/react-router'
import { session } from '@/session/browser-session'
import { loadOutbox } from '../services'
import { CrashScreen } from '../shell/crash-screen'
import { PortalLayout } from '../shell/portal-layout'

/** The one guard: nothing below is fetched or shown without a token (ROUTE-03). */
export const Route = createFileRoute('/_portal')({
  // One chunk for both: what reports a missing file must not be in a file that can be missing itself.
  codeSplitGroupings: [['component', 'errorComponent']],
  beforeLoad: ({ location }) => {
    if (session.read().kind === 'signed-out') {
      // Passes the notice on to the sign-in screen, which parses it.
      const { notice } = location.state
      throw redirect({ to: '/login', state: { returnTo: location.href, notice } })
    }
  },
  loader: async () => {
    await loadOutbox()
  },
  component: PortalLayout,
  errorComponent: CrashScreen,
})
