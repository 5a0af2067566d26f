import { createFileRoute } from '@tanstack/react-router'
import { session } from '@/session/browser-session'
import { loadOutbox, storeCode } from '../services'
import { CrashScreen } from '../shell/crash-screen'
import { OutboxPage } from '../shell/outbox-page'

/** Open to everybody: signed out it tells only how many steps wait (ROUTE-09). */
export const Route = createFileRoute('/outbox')({
  codeSplitGroupings: [['component', 'errorComponent']],
  loader: async () => {
    const [outbox, room] = await Promise.all([loadOutbox(), storeCode().then(({ roomAhead }) => roomAhead())])
    const { sellerId } = session.read()
    // What cannot be read is part of what waits, whether its form was opened or not.
    if (sellerId !== null) void outbox.setUnreadableDraftsAside(sellerId)
    return { room }
  },
  component: function Outbox() {
    return <OutboxPage {...Route.useLoaderData()} />
  },
  errorComponent: CrashScreen,
})
