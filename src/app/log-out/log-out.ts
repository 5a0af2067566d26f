import { newSeller } from '@/outbox/draft-key'
import type { Outbox } from '@/outbox/outbox'
import type { SampleStore } from '@/samples/sample-store'
import { dueRemovals, noteRemovalDone } from '@/session/due-removals'
import type { DueRemoval, EndedSessions } from '@/session/ended-sessions'
import type { SessionStore } from '@/session/session'

/** A store that does not answer must not keep anybody signed in, here or in another tab. */
const longestWaitMilliseconds = 500
const tryAgainMilliseconds = 5000

export interface LogOutTools {
  readonly session: Pick<SessionStore, 'read' | 'clear'>
  readonly endedSessions: Pick<EndedSessions, 'end'>
  /** Where ended sessions and due removals are kept. */
  readonly endedSessionsName: string
  readonly outbox: Pick<Outbox, 'forget'>
  readonly samples: Pick<SampleStore, 'forget'>
  /** Deletes the pictures that were shared with the app and not used yet. */
  readonly removePictures: () => Promise<void>
  readonly backend: DueRemoval['backend']
  /** Calls back once after a while. */
  readonly later: (callback: () => void, milliseconds: number) => void
}

const whenItFails = (): boolean => false
const inTime = (done: Promise<boolean>, { later }: LogOutTools): Promise<boolean> =>
  Promise.race([done, new Promise<boolean>((resolve) => later(() => resolve(false), longestWaitMilliseconds))])

/**
 * Ends the session first, even if the device's store fails, and then removes the seller's data. The removal is noted together
 * with the end of the session, so that a killed browser finishes it when it is opened again.
 * @returns whether the data are gone; if not, the removal is retried as long as the page lives
 */
export async function logOut(keep: DueRemoval['keep'], tools: LogOutTools): Promise<boolean> {
  const { session, endedSessions, backend } = tools
  const current = session.read()
  if (current.kind === 'signed-out') return true
  const { token, sellerId } = current
  const removal = sellerId === null ? undefined : { backend, sellerId, keep }
  const end = (): Promise<boolean> => endedSessions.end(token, removal).then(() => true, whenItFails)
  const noted = await inTime(end(), tools)
  session.clear()
  // What was typed into the registration form must not be shown to the next person.
  const [typed, removed] = await Promise.all([tools.outbox.forget(newSeller, 'nothing'), remove(removal, tools)])
  // A store that was full may have room now.
  const isNoted = noted || (await end())
  if (removal !== undefined) await (removed ? strike(removal, tools) : goOn(removal, tools, isNoted))
  return removed && typed.kind === 'stored'
}

/** Removes what earlier log-outs have left, but nothing of whoever is signed in by now. */
export async function finishLogOuts(tools: LogOutTools): Promise<void> {
  const due = await dueRemovals(tools.endedSessionsName).catch(() => [])
  for (const removal of due) if (removal.backend === tools.backend) await tryRemoval(removal, tools, true)
}

async function remove(removal: DueRemoval | undefined, tools: LogOutTools): Promise<boolean> {
  const { outbox, samples, session, removePictures } = tools
  const [picturesGone, ...results] = await Promise.all([
    // The pictures name no seller: they belong to whoever is signed in now. A cache that does not answer must not delay the rest.
    session.read().kind === 'signed-in' || inTime(removePictures().then(() => true, whenItFails), tools),
    ...(removal === undefined ? [] : [outbox.forget(removal.sellerId, removal.keep), samples.forget(removal.sellerId)]),
  ])
  return picturesGone && results.every(({ kind }) => kind === 'stored')
}

const strike = (removal: DueRemoval, { endedSessionsName }: LogOutTools): Promise<void> =>
  noteRemovalDone(endedSessionsName, removal).catch(() => undefined)

/** Whether a sign-in of the same seller has cancelled the removal, perhaps in another tab while this one was frozen. */
async function isTakenBack({ backend, sellerId, keep }: DueRemoval, { endedSessionsName }: LogOutTools): Promise<boolean> {
  const due = await dueRemovals(endedSessionsName).catch(() => null)
  return due !== null && !due.some((other) => other.backend === backend && other.sellerId === sellerId && other.keep === keep)
}

/** @param isNoted whether the removal is noted on the device, where a sign-in can cancel it */
async function tryRemoval(removal: DueRemoval, tools: LogOutTools, isNoted: boolean): Promise<void> {
  if (isNoted && (await isTakenBack(removal, tools))) return
  // If she has signed in again, what is left stays: her next log-out decides what is removed, not this earlier one.
  const isBack = tools.session.read().sellerId === removal.sellerId
  if (isBack || (await remove(removal, tools))) await strike(removal, tools)
  else goOn(removal, tools, isNoted)
}

function goOn(removal: DueRemoval, tools: LogOutTools, isNoted: boolean): void {
  tools.later(() => void tryRemoval(removal, tools, isNoted), tryAgainMilliseconds)
}
