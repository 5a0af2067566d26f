import { oncePerList } from '@/storage/once-per-list'
import type { OutboxView } from './held-by'
import { nextSubmission, remainingPause } from './next-submission'
import { byOrder, submissionsOf, type Pause, type StoredRow, type Submission } from './submission'

/** The first pause that it waits for: of one before it that shares a thing with it, or one at which all of the queue stands. */
export function pauseBefore(submission: Submission, { rows, nextStep, now }: OutboxView & { readonly now: number }): Pause | null {
  const before = pausedIn(rows).filter(({ pause, ...other }) => byOrder(other, submission) < 0 && remainingPause(pause, now, false) > 0)
  // Mostly nothing pauses: to ask what leaves next for each of a thousand cards took a second of each second.
  if (before.length === 0) return null
  const allStands = nextSubmission({ rows, nextStep, now, skipBackoff: false }).kind === 'wait'
  const holding = before.find(({ scopes }) => allStands || scopes.some((scope) => submission.scopes.includes(scope)))
  return holding?.pause ?? null
}

/** What waits for a time, in the order in which it is to leave. */
const pausedIn = oncePerList((rows: readonly StoredRow[]) =>
  submissionsOf(rows)
    .filter((submission) => submission.state === 'waiting')
    .filter(({ pause }) => pause !== null)
    .toSorted(byOrder),
)
