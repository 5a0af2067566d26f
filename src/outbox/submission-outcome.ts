import { nextSubmission } from './next-submission'
import type { Live } from '@/storage/live'
import type { Ledger } from './outbox'
import { isPending, submissionsOf, type SubmissionFailure } from './submission'

/**
 * What became of a saved step.
 * - `accepted`, `rejected`: the backend's answer
 * - `kept`: a try failed; it stays on the device and is tried again
 * - `held`: not tried yet, since something before it has to go first
 * - `gone`: replaced or discarded meanwhile
 */
export type SubmissionOutcome =
  | { readonly kind: 'accepted'; readonly message: string | null }
  | { readonly kind: 'rejected'; readonly status: number; readonly message: string | null }
  | { readonly kind: 'kept'; readonly failure: SubmissionFailure }
  | { readonly kind: 'held' }
  | { readonly kind: 'gone' }

/** The outcome as far as the ledger shows one; null while it is still open. */
export function outcomeIn({ progress, rows }: Ledger, sequence: number, now: number): SubmissionOutcome | null {
  const submissions = submissionsOf(rows)
  const submission = submissions.find((candidate) => candidate.sequence === sequence)
  if (submission === undefined) return { kind: 'gone' }
  switch (submission.state) {
    case 'accepted':
      return { kind: 'accepted', message: submission.message }
    case 'rejected':
      return { kind: 'rejected', status: submission.status, message: submission.message }
    case 'undecided':
      return { kind: 'kept', failure: { kind: 'unclear', status: submission.status, message: submission.message } }
    case 'sending':
      return null
    case 'waiting': {
      if (submission.pause !== null) return { kind: 'kept', failure: submission.pause.failure }
      const moving = submissions.some((other) => isPending(other) && other.state === 'sending')
      const next = nextSubmission({ submissions, nextStep: progress.nextStep, now, impatient: false })
      return moving || next.kind === 'send' ? null : { kind: 'held' }
    }
  }
}

/** Waits for the first outcome in a row of ledgers. */
export function submissionOutcome(ledgers: Live<Ledger>, sequence: number, now: () => number): Promise<SubmissionOutcome> {
  return new Promise((resolve, reject) => {
    const subscription = ledgers.subscribe({
      next(ledger) {
        const outcome = outcomeIn(ledger, sequence, now())
        if (outcome === null) return
        resolve(outcome)
        // The first ledger may arrive before `subscribe` has returned.
        queueMicrotask(() => subscription.unsubscribe())
      },
      outOfReach: () => reject(new Error('The store is out of reach')),
    })
  })
}
