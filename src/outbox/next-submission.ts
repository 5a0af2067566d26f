import { longestPauseMilliseconds } from '@/contract/limits'
import { heldSubmissions, type OutboxView } from './held-by'
import {
  byOrder,
  isOfOneCommand,
  isPending,
  needsAttention,
  submissionsOf,
  type Pause,
  type PendingSubmission,
  type SendingSubmission,
  type WaitingSubmission,
} from './submission'

/** What the drain has to do now. */
export type NextSubmission =
  | { readonly kind: 'send'; readonly submission: WaitingSubmission | SendingSubmission }
  /** `others`: whatever shares no thing with what pauses may leave meanwhile. */
  | { readonly kind: 'wait'; readonly milliseconds: number; readonly others?: true }
  | { readonly kind: 'nothing' }

/** The same, and what may leave after it without another look at the outbox, as long as all is accepted. */
export type NextSubmissions =
  | (Extract<NextSubmission, { kind: 'send' }> & { readonly followers: readonly PendingSubmission[] })
  | Exclude<NextSubmission, { kind: 'send' }>

interface OutboxMoment extends OutboxView {
  /** Milliseconds since the epoch. */
  readonly now: number
  /** Ignores our own pauses (the network is back, the seller asks); those that a server asked for are kept. */
  readonly skipBackoff: boolean
}

/** How long a pause is; what an older version stored was not limited. */
const lengthOf = (pause: Pause): number => Math.min(pause.milliseconds, longestPauseMilliseconds)

/** When a pause ends, in milliseconds since the epoch. */
export const endOf = (pause: Pause): number => pause.at + lengthOf(pause)

/** How much of a pause is left; a clock that was set back never makes it longer than it was. */
export function remainingPause(pause: Pause | null, now: number, skipBackoff: boolean): number {
  if (pause === null || (skipBackoff && !pause.serverRequested)) return 0
  return Math.min(Math.max(0, endOf(pause) - now), lengthOf(pause))
}

/** So often one command has to be answered by a 5xx, a page or an answer that broke off before others go by. */
const serverErrorsAlone = 3
/** Where more than these are answered so, it is the backend, or a network's sign-in page, and not the commands. */
const mostGoneBy = 10

/**
 * Whether the commands that share no thing with it may go by while it pauses (CMD-03): this one alone fails.
 * Where it cannot be reached, asks for time or wants a sign-in, all wait.
 */
function isGoneBy({ serverErrors = 0, pause }: WaitingSubmission): boolean {
  if (serverErrors < serverErrorsAlone || pause === null || pause.serverRequested) return false
  return isOfOneCommand(pause.failure)
}

/** What may leave now, strictly by place, up to the first pause that stops all; and how long to wait where nothing may. */
function freeSubmissions({ rows, nextStep, now, skipBackoff }: OutboxMoment): { readonly free: readonly (WaitingSubmission | SendingSubmission)[]; readonly pause: number | null; readonly others: boolean } {
  const held = heldSubmissions({ rows, nextStep })
  const free: (WaitingSubmission | SendingSubmission)[] = []
  const pauses: number[] = []
  const behind = new Set<string>()
  let others = true
  for (const submission of submissionsOf(rows).filter(isPending).toSorted(byOrder)) {
    if (needsAttention(submission) || held.has(submission.sequence)) continue
    const left = submission.state === 'waiting' ? remainingPause(submission.pause, now, skipBackoff) : 0
    const isBehind = submission.scopes.some((scope) => behind.has(scope))
    if (left === 0 && !isBehind) {
      free.push(submission)
      continue
    }
    if (left > 0) pauses.push(left)
    for (const scope of submission.scopes) behind.add(scope)
    others = isBehind || (submission.state !== 'sending' && isGoneBy(submission) && pauses.length <= mostGoneBy)
    if (!others) break
  }
  return { free, pause: pauses.length === 0 ? null : Math.min(...pauses), others }
}

/**
 * Picks what leaves next: strictly by place, and nothing overtakes a submission that pauses, but for one that fails
 * alone. What is held is passed over. A row found in `sending` belongs to a tab that died: the caller holds the lock,
 * so nobody else sends.
 */
export function nextSubmission(moment: OutboxMoment): NextSubmission {
  const { free, pause, others } = freeSubmissions(moment)
  const [submission] = free
  if (submission !== undefined) return { kind: 'send', submission }
  return pause === null ? { kind: 'nothing' } : { kind: 'wait', milliseconds: pause, ...(others && { others }) }
}

/** How many are sent at most before the outbox is read again. */
const longestRun = 100

/**
 * What leaves after a submission, as long as all of them are accepted. Reading the whole outbox before each of
 * them took time that grew with the square of their number. A step is never among them: once it has arrived, others are free.
 */
export function followersOf(first: PendingSubmission, moment: OutboxMoment): readonly PendingSubmission[] {
  if (moment.skipBackoff || first.step !== null) return []
  const free = freeSubmissions(moment).free.filter(({ sequence }) => sequence !== first.sequence)
  const end = free.findIndex(({ step }) => step !== null)
  return free.slice(0, Math.min(longestRun - 1, end === -1 ? free.length : end))
}
