import { clock } from '@/clock/clock'
import { endedSessions, session } from '@/session/browser-session'
import type { Credentials } from '@/session/credentials'
import { currentSender } from './sender'
import { connectivity } from './services'

/** When the page reads from the backend by itself, and for whom. */

export const isInView = (): boolean => document.visibilityState === 'visible'

/** A log-out is stored before the seller's data goes: nothing may be kept after it. */
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

/** Calls back again and again while the page is in view, until the returned function is called. */
export function every(milliseconds: number, work: () => void): () => void {
  const timer = setInterval(() => {
    if (isInView()) work()
  }, milliseconds)
  return () => clearInterval(timer)
}
