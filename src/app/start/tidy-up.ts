import { withTimeLimit } from '@/clock/with-time-limit'
import { clock } from '@/clock/clock'
import { hourMilliseconds } from '@/contract/limits'
import { dropOldRegistration } from '@/features/access/registration-draft'
import type { OpenOutbox } from '@/outbox/outbox-context'
import { session } from '@/session/browser-session'
import { deviceStore } from '../device-store'
import { finishLogOutsHere } from '../log-out/log-out-here'
import { every, isInView } from '../reading'
import { firstPause } from './first-pause'

/** This screen keeps showing the registration that it was opened with, even after that is deleted. */
const codesScreen = '/verifyotp'

/** How often a page in view looks for a registration that is an hour old. */
const lookEveryMilliseconds = hourMilliseconds / 12

/** A store that does not answer must not keep the app from opening. */
const longestWaitMilliseconds = 1000

/**
 * Removes the leftovers of unfinished log-outs and of a registration an hour old, and the oldest of what was delivered and of what
 * was read.
 * @param shown resolves when the screen is shown, which does not wait for removing what was delivered
 * @param timeKnown resolves when the backend's clock is known
 * @returns when the log-outs are finished, or that takes too long: a sign-in must not send what somebody wanted deleted
 */
export async function tidyUp(outbox: OpenOutbox, shown: Promise<void>, timeKnown: Promise<unknown>): Promise<void> {
  dropOldRegistrations(outbox)
  void shown.then(() => outbox.shedDelivered())
  const tidyRecords = (): void => void letGoOfRecords().catch(() => undefined)
  timeKnown.then(firstPause).then(tidyRecords).catch(() => undefined)
  every(hourMilliseconds, tidyRecords)
  await withTimeLimit(longestWaitMilliseconds, finishLogOutsHere(outbox))
}

/** For all sellers, and even if orders are no longer offered: buyers' names must not stay longer than promised (SNAP-06). */
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
  // At the start the registration form has not read an old draft, and somebody may be typing into it: it is not reloaded.
  void look(codesScreen)
  // A registration form that stayed open still holds the old draft.
  const lookAgain = (): void => void look('/register', codesScreen)
  document.addEventListener('visibilitychange', () => {
    if (isInView()) lookAgain()
  })
  // On a shop's computer nobody may ever leave the window or come back to it.
  every(lookEveryMilliseconds, lookAgain)
}
