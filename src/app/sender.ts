import { backendChoice, endedSessions, session } from '@/session/browser-session'
import type { Credentials } from '@/session/credentials'

/** On whose behalf this page may call now; null for nobody. */
export function currentSender(): Credentials | null {
  // Another tab has switched to the other backend: this page sends nothing any more.
  if (backendChoice.isOvertaken()) return null
  const current = session.read()
  if (current.kind === 'signed-out' || current.sellerId === null) return null
  return { sellerId: current.sellerId, token: current.token }
}

/** Ends a session whose token the backend has refused. */
export function endSession(sender: Credentials): void {
  const current = currentSender()
  // Somebody may have signed in again while the answer was on its way.
  if (current?.token !== sender.token) return
  session.dropToken()
  // If that cannot be stored, the backend refuses the token once more.
  endedSessions.end(sender.token).catch(() => undefined)
}
