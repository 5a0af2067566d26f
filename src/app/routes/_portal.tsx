import { createFileRoute, redirect } from '@tanstack/react-router'
import { parseSignInState } from '@/domain/navigation-state'
import { noticeIn } from '@/domain/access/sign-in-notices'
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
      // What the screen before has to say still holds where the seller ends up.
      const { notice } = parseSignInState(location.state)
      throw redirect({ to: '/login', state: { returnTo: location.href, notice: noticeIn(notice) } })
    }
  },
  loader: async () => {
    await loadOutbox()
  },
  component: PortalLayout,
  errorComponent: CrashScreen,
})
