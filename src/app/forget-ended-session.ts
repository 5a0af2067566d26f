import { endedSessions, session } from '@/session/browser-session'

/** A store that does not answer must not keep the app from opening; nothing that waits in it could be sent either. */
const longestWaitMilliseconds = 2000

/** Signs out whoever local storage brings back although the session was ended, such as after a dead battery. */
export async function forgetEndedSession(): Promise<void> {
  const current = session.read()
  if (current.kind === 'signed-out') return
  const inTime = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), longestWaitMilliseconds)
  })
  const ended = endedSessions.hasEnded(current.token).catch(() => false)
  if (await Promise.race([ended, inTime])) session.clear()
}
