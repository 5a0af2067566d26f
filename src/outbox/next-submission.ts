import { longestPauseMilliseconds } from '@/contract/limits'
import { heldSubmissions, type OutboxView } from './held-by'
import {
  byOrder,
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
  | { readonly kind: 'wait'; readonly milliseconds: number }
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

/**
 * Picks what leaves next: strictly by place, and nothing overtakes a submission that pauses. What is held is passed
 * over. A row found in `sending` belongs to a tab that died: the caller holds the lock, so nobody else sends.
 */
export function nextSubmission({ rows, nextStep, now, skipBackoff }: OutboxMoment): NextSubmission {
  const held = heldSubmissions({ rows, nextStep })
  for (const submission of submissionsOf(rows).filter(isPending).toSorted(byOrder)) {
    if (needsAttention(submission) || held.has(submission.sequence)) continue
    if (submission.state === 'waiting') {
      const milliseconds = remainingPause(submission.pause, now, skipBackoff)
      if (milliseconds > 0) return { kind: 'wait', milliseconds }
    }
    return { kind: 'send', submission }
  }
  return { kind: 'nothing' }
}

/** How many are sent at most before the outbox is read again. */
const longestRun = 100

/**
 * What leaves after a submission, as long as all of them are accepted. Reading the whole outbox before each of
 * them took time that grew with the square of their number. A step is never among them: once it has arrived, others are free.
 */
export function followersOf(first: PendingSubmission, { rows, nextStep, now, skipBackoff }: OutboxMoment): readonly PendingSubmission[] {
  if (skipBackoff || first.step !== null) return []
  const held = heldSubmissions({ rows, nextStep })
  const free = submissionsOf(rows)
    .filter(isPending)
    .toSorted(byOrder)
    .filter((submission) => submission.sequence !== first.sequence && !needsAttention(submission) && !held.has(submission.sequence))
  const end = free.findIndex((submission) => submission.step !== null || (submission.state === 'waiting' && remainingPause(submission.pause, now, false) > 0))
  return free.slice(0, Math.min(longestRun - 1, end === -1 ? free.length : end))
}
