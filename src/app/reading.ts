import { clock } from '@/clock/clock'
import { endedSessions, session } from '@/session/browser-session'
import type { Credentials } from '@/session/credentials'
import { currentSender } from './sender'
import { connectivity } from './services'

/** When the page reads from the backend by itself, and for whom. */

export const isInView = (): boolean => document.visibilityState === 'visible'

/** Whether what is read for this seller may still be stored. A log-out is noted before it deletes her data: nothing may be stored after it. */
export async function mayKeep({ token }: Credentials): Promise<boolean> {
  return currentSender()?.token === token && !(await endedSessions.hasEnded(token).catch(() => false))
}

/** Calls back at a sign-in, when the network is back, when the clock was set, and when the page comes into view. */
export function onOccasion(listener: (occasion: 'sign-in' | 'other') => void): void {
  let token = currentSender()?.token
  let count = session.signInCount()
  session.subscribe(() => {
    const before = { token, count }
    token = currentSender()?.token
    count = session.signInCount()
    if (token !== undefined && (token !== before.token || count !== before.count)) listener('sign-in')
  })
  const other = (): void => listener('other')
  connectivity.onNetworkBack(other)
  clock.subscribe(other)
  document.addEventListener('visibilitychange', () => {
    if (isInView()) other()
  })
}

/** Calls back at this interval while the page is in view, until the returned function is called. */
export function every(milliseconds: number, work: () => void): () => void {
  const timer = setInterval(() => {
    if (isInView()) work()
  }, milliseconds)
  return () => clearInterval(timer)
}
