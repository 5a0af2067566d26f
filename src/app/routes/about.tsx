import { createFileRoute } from '@tanstack/react-router'
import { loadOutbox, readRoomAhead } from '../services'
import { AboutPage } from '../pages/about-page'
import { CrashScreen } from '../shell/crash-screen'

/** Open to everybody (ROUTE-09). */
export const Route = createFileRoute('/about')({
  codeSplitGroupings: [['component', 'errorComponent']],
  // The portal's frame, which a signed-in seller sees, needs the outbox.
  loader: async () => {
    const [room] = await Promise.all([readRoomAhead(), loadOutbox()])
    return { room }
  },
  // The storage estimate of an earlier visit may be stale.
  gcTime: 0,
  component: function About() {
    return <AboutPage {...Route.useLoaderData()} />
  },
  errorComponent: CrashScreen,
})
