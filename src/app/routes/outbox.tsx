import { createFileRoute } from '@tanstack/react-router'
import { session } from '@/session/browser-session'
import { loadOutbox, readRoomAhead } from '../services'
import { CrashScreen } from '../shell/crash-screen'
import { OutboxPage } from '../pages/outbox-page'

/** Open to everybody: signed out it tells only how many steps wait (ROUTE-09). */
export const Route = createFileRoute('/outbox')({
  codeSplitGroupings: [['component', 'errorComponent']],
  loader: async () => {
    const [outbox, room] = await Promise.all([loadOutbox(), readRoomAhead()])
    const { sellerId } = session.read()
    // An unreadable draft counts as waiting, even if its form was never opened.
    if (sellerId !== null) void outbox.setUnreadableDraftsAside(sellerId)
    return { room }
  },
  // The storage estimate of an earlier visit may be stale.
  gcTime: 0,
  component: function Outbox() {
    return <OutboxPage {...Route.useLoaderData()} />
  },
  errorComponent: CrashScreen,
})
