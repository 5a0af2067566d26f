import { createFileRoute, redirect } from '@tanstack/react-router'
import { session } from '@/session/browser-session'
import { loadOutbox } from '../services'
import { CrashScreen } from '../shell/crash-screen'
import { PortalLayout } from '../shell/portal-layout'

/** The one guard: nothing below is fetched or shown without a token (ROUTE-03). */
export const Route = createFileRoute('/_portal')({
  // What says that a file is missing must not be a file of its own.
  codeSplitGroupings: [['component', 'errorComponent']],
  beforeLoad: ({ location }) => {
    if (session.read().kind === 'signed-out') {
      // What the screen before has to say still holds where the seller ends up, and is parsed there.
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
