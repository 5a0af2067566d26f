import { oncePerList } from '@/storage/once-per-list'
import type { OutboxView } from './held-by'
import { nextSubmission, remainingPause } from './next-submission'
import { byOrder, submissionsOf, type Pause, type StoredRow, type Submission } from './submission'

/** The first pause that a submission waits for: of an earlier one that shares a scope with it, or of any while the whole queue waits. */
export function pauseBefore(submission: Submission, { rows, nextStep, now }: OutboxView & { readonly now: number }): Pause | null {
  const before = pausedIn(rows).filter(({ pause, ...other }) => byOrder(other, submission) < 0 && remainingPause(pause, now, false) > 0)
  // Usually nothing pauses: working out what leaves next for each of a thousand cards took all of each second.
  if (before.length === 0) return null
  const allStands = nextSubmission({ rows, nextStep, now, skipBackoff: false }).kind === 'wait'
  const holding = before.find(({ scopes }) => allStands || scopes.some((scope) => submission.scopes.includes(scope)))
  return holding?.pause ?? null
}

/** The waiting submissions that have a pause, in sending order. */
const pausedIn = oncePerList((rows: readonly StoredRow[]) =>
  submissionsOf(rows)
    .filter((submission) => submission.state === 'waiting')
    .filter(({ pause }) => pause !== null)
    .toSorted(byOrder),
)
