import { atMost } from '@/clock/at-most'
import { clock } from '@/clock/clock'
import { hourMilliseconds } from '@/contract/limits'
import { dropOldRegistration } from '@/features/access/registration-draft'
import type { OpenOutbox } from '@/outbox/outbox-context'
import { session } from '@/session/browser-session'
import { deviceStore } from '../device-store'
import { finishLogOutsHere } from '../log-out/log-out-here'
import { every } from '../reading'
import { firstPause } from './first-pause'

/** It holds on to the registration that it was opened with. */
const codesScreen = '/verifyotp'

/** A store that does not answer must not keep the app from opening. */
const longestWaitMilliseconds = 1000

/**
 * Removes what people who are gone have left: of log-outs that were not finished, and of a registration an hour old; and the oldest
 * of what was delivered, and of what was read.
 * @param shown the screen is there: what was delivered keeps nobody from it
 * @param timeKnown the backend's clock is there
 * @returns once what somebody wanted deleted is deleted, so that it is not there for a sign-in to send
 */
export async function tidyUp(outbox: OpenOutbox, shown: Promise<void>, timeKnown: Promise<unknown>): Promise<void> {
  dropOldRegistrations(outbox)
  void shown.then(() => outbox.shedDelivered())
  const tidyRecords = (): void => void letGoOfRecords().catch(() => undefined)
  timeKnown.then(firstPause).then(tidyRecords).catch(() => undefined)
  every(hourMilliseconds, tidyRecords)
  await atMost(longestWaitMilliseconds, finishLogOutsHere(outbox))
}

/** Whoever's they are, and whatever the marketplace offers by now: who bought something stays so long, and no longer (SNAP-06). */
async function letGoOfRecords(): Promise<void> {
  if ((await deviceStore.cursors.count()) === 0) return
  const { records } = await import('../endpoint-source')
  await records.tidy(clock.now())
}

function dropOldRegistrations(outbox: OpenOutbox): void {
  const look = async (...screensThatHoldIt: readonly string[]): Promise<void> => {
    // A store out of reach holds nothing that a screen could show.
    const dropped = await dropOldRegistration(outbox, session).catch(() => false)
    if (dropped && screensThatHoldIt.includes(window.location.pathname)) window.location.reload()
  }
  // At the start the form of the registration has read nothing old, and somebody may be typing into it.
  void look(codesScreen)
  document.addEventListener('visibilitychange', () => {
    // A form that stood open all the while holds it too.
    if (document.visibilityState === 'visible') void look('/register', codesScreen)
  })
}
