import type { Ledger } from './outbox'
import { nextSubmission } from './next-submission'
import { isPending, submissionsOf, type Pause } from './submission'

/**
 * What has become of a saved step.
 * - `under-way`: about to be sent, or being sent
 * - `accepted`, `rejected`: the backend's answer
 * - `paused`: a try failed; it is tried again
 * - `held`: not tried yet, since something before it has to go first
 * - `undecided`: nobody can tell whether it arrived; the seller decides
 */
export type SavedStatus =
  | { readonly kind: 'under-way' }
  | { readonly kind: 'accepted' | 'rejected' | 'undecided'; readonly message: string | null }
  | { readonly kind: 'paused'; readonly pause: Pause }
  | { readonly kind: 'held' }

/**
 * What the ledger says of a saved step; null before its row is in the ledger, and after it was removed.
 * @param sequence the row's own number
 */
export function savedStatus({ progress, rows }: Ledger, sequence: number, now: number): SavedStatus | null {
  const submissions = submissionsOf(rows)
  const submission = submissions.find((candidate) => candidate.sequence === sequence)
  switch (submission?.state) {
    case undefined:
      return null
    case 'accepted':
    case 'rejected':
    case 'undecided':
      return { kind: submission.state, message: submission.message }
    case 'sending':
      return { kind: 'under-way' }
    case 'waiting': {
      if (submission.pause !== null) return { kind: 'paused', pause: submission.pause }
      const moving = submissions.some((other) => isPending(other) && other.state === 'sending')
      const next = nextSubmission({ rows, nextStep: progress.nextStep, now, skipBackoff: false })
      return { kind: moving || next.kind === 'send' ? 'under-way' : 'held' }
    }
  }
}
