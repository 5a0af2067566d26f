import { clock } from '@/clock/clock'
import { dropOldRegistration } from '@/features/access/registration-draft'
import type { Outbox } from '@/outbox/outbox'
import { session } from '@/session/browser-session'
import { atMost } from '../at-most'
import { finishLogOutsHere } from '../log-out/log-out-here'

/** Screens that show what somebody typed to register. */
const showsRegistration = (): boolean => ['/register', '/verifyotp'].includes(window.location.pathname)

/** A store that does not answer must not keep the app from opening. */
const longestWaitMilliseconds = 1000

/**
 * Removes what people who are gone have left: of log-outs that were not finished, and of a registration an hour old; and the oldest of what was delivered.
 * @param shown the screen is there: what was delivered keeps nobody from it
 * @returns once what somebody wanted deleted is deleted, so that it is not there for a sign-in to send
 */
export async function tidyUp(outbox: Outbox, shown: Promise<void>): Promise<void> {
  dropOldRegistrations(outbox)
  void shown.then(() => outbox.shedDelivered())
  await atMost(longestWaitMilliseconds, finishLogOutsHere(outbox))
}

function dropOldRegistrations(outbox: Outbox): void {
  const look = async (): Promise<void> => {
    const dropped = await dropOldRegistration(outbox, session, clock.now())
    // A form that stood open all the while holds it too.
    if (dropped && showsRegistration()) window.location.reload()
  }
  // A store out of reach holds nothing that a screen could show.
  const lookNow = (): void => void look().catch(() => undefined)
  lookNow()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') lookNow()
  })
}
