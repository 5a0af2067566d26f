import { createFileRoute } from '@tanstack/react-router'
import { loadOutbox, readRoomAhead } from '../services'
import { AboutPage } from '../pages/about-page'
import { CrashScreen } from '../shell/crash-screen'

/** Open to everybody (ROUTE-09). */
export const Route = createFileRoute('/about')({
  codeSplitGroupings: [['component', 'errorComponent']],
  // The outbox is for the frame of who is signed in.
  loader: async () => {
    const [room] = await Promise.all([readRoomAhead(), loadOutbox()])
    return { room }
  },
  // What was told at an earlier visit need not hold any more.
  gcTime: 0,
  component: function About() {
    return <AboutPage {...Route.useLoaderData()} />
  },
  errorComponent: CrashScreen,
})
