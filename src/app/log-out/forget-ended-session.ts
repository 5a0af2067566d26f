import { withTimeLimit } from '@/clock/with-time-limit'
import type { EndedSessions } from '@/session/ended-sessions'
import type { SessionStore } from '@/session/session'

/** A store that does not answer must not keep the app from opening; nothing that waits in it could be sent either. */
const longestWaitMilliseconds = 2000

/**
 * Signs out a seller whom local storage brings back although her session was ended, such as after a dead battery.
 * @returns once that is known, or has taken too long; a late result still signs her out
 */
export async function forgetEndedSession(
  session: Pick<SessionStore, 'read' | 'clear'>,
  endedSessions: Pick<EndedSessions, 'hasEnded'>,
): Promise<void> {
  const current = session.read()
  if (current.kind === 'signed-out') return
  const { token } = current
  const forget = async (): Promise<void> => {
    const ended = await endedSessions.hasEnded(token).catch(() => false)
    const now = session.read()
    // A session that began meanwhile is another one.
    if (ended && now.kind === 'signed-in' && now.token === token) session.clear()
  }
  await withTimeLimit(longestWaitMilliseconds, forget())
}
