import { useSyncExternalStore } from 'react'
import { session } from './browser-session'
import type { Session } from './session'

let snapshot = session.read()

function current(): Session {
  const next = session.read()
  const same =
    next.kind === snapshot.kind &&
    next.sellerId === snapshot.sellerId &&
    next.mobile === snapshot.mobile &&
    (next.kind === 'signed-out' || (snapshot.kind === 'signed-in' && next.token === snapshot.token))
  if (!same) snapshot = next
  return snapshot
}

/** The session as it stands now, in this tab or as another tab left it. */
export const useSession = (): Session => useSyncExternalStore(session.subscribe, current, current)
