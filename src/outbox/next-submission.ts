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
  /** `others`: submissions that share no scope with the pausing ones may leave meanwhile. */
  | { readonly kind: 'wait'; readonly milliseconds: number; readonly others?: true }
  | { readonly kind: 'nothing' }

/** The same, with the submissions that may follow without reading the outbox again, as long as all are accepted. */
export type NextSubmissions =
  | (Extract<NextSubmission, { kind: 'send' }> & { readonly followers: readonly PendingSubmission[] })
  | Exclude<NextSubmission, { kind: 'send' }>

interface OutboxMoment extends OutboxView {
  /** Milliseconds since the epoch. */
  readonly now: number
  /** Ignores our own pauses (the network is back, the seller asks); those that a server asked for are kept. */
  readonly skipBackoff: boolean
}

/** How long a pause is, limited here because rows of older versions hold longer ones. */
const lengthOf = (pause: Pause): number => Math.min(pause.milliseconds, longestPauseMilliseconds)

/** When a pause ends, in milliseconds since the epoch. */
export const endOf = (pause: Pause): number => pause.at + lengthOf(pause)

/** How much of a pause is left; a clock that was set back never makes it longer than it was. */
export function remainingPause(pause: Pause | null, now: number, skipBackoff: boolean): number {
  if (pause === null || (skipBackoff && !pause.serverRequested)) return 0
  return Math.min(Math.max(0, endOf(pause) - now), lengthOf(pause))
}

/** How many 5xx answers, HTML pages or broken-off answers one command must get before others may overtake it. */
const serverErrorsAlone = 3
/** If more commands than this get such answers, the cause is the backend or a captive portal and not the commands. */
const mostGoneBy = 10

/**
 * Whether commands that share no scope with it may overtake it while it pauses (CMD-03), since it alone fails.
 * If the backend cannot be reached, asks for time or wants a sign-in, all wait.
 */
function isGoneBy({ serverErrors = 0, pause }: WaitingSubmission): boolean {
  if (serverErrors < serverErrorsAlone || pause === null || pause.serverRequested) return false
  return isOfOneCommand(pause.failure)
}

/** The submissions that may leave now, strictly by place, up to the first pause that stops all; and how long to wait if there are none. */
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
 * Picks what leaves next, strictly by place. Nothing overtakes a pausing submission unless that one alone fails; held
 * submissions are skipped. A row found in `sending` belongs to a tab that died: the caller holds the lock, so nobody
 * else sends.
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
 * The submissions that leave after one, as long as all are accepted: reading the whole outbox before each of them took
 * quadratic time. A step is never among them, since its acceptance frees others.
 */
export function followersOf(first: PendingSubmission, moment: OutboxMoment): readonly PendingSubmission[] {
  if (moment.skipBackoff || first.step !== null) return []
  const free = freeSubmissions(moment).free.filter(({ sequence }) => sequence !== first.sequence)
  const end = free.findIndex(({ step }) => step !== null)
  return free.slice(0, Math.min(longestRun - 1, end === -1 ? free.length : end))
}
