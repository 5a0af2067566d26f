import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '../shell/about-page'
import { CrashScreen } from '../shell/crash-screen'
import { loadOutbox } from '../services'

/** Open to everybody (ROUTE-09). */
export const Route = createFileRoute('/about')({
  codeSplitGroupings: [['component', 'errorComponent']],
  // For the frame of who is signed in.
  loader: async () => {
    await loadOutbox()
  },
  component: AboutPage,
  errorComponent: CrashScreen,
})
