import { createFileRoute } from '@tanstack/react-router'
import { loadOutbox, storeCode } from '../services'
import { AboutPage } from '../shell/about-page'
import { CrashScreen } from '../shell/crash-screen'

/** Open to everybody (ROUTE-09). */
export const Route = createFileRoute('/about')({
  codeSplitGroupings: [['component', 'errorComponent']],
  // For the frame of who is signed in.
  loader: async () => {
    const [told] = await Promise.all([storeCode().then(({ aboutAhead }) => aboutAhead()), loadOutbox()])
    return told
  },
  component: function About() {
    return <AboutPage {...Route.useLoaderData()} />
  },
  errorComponent: CrashScreen,
})
