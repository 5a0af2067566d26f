import { isOnboardingStep } from '@/contract/steps'
import { stepCommandName } from './command'
import type { OutboxDatabase, SubmissionRecord } from './database'
import type { Submission } from './submission'

/** Rows that name no subject save a step. */
const subjectOf = ({ subject, step }: SubmissionRecord): unknown => (isOnboardingStep(step) ? stepCommandName(step) : subject)

/** A seller's stored rows of one subject, in every state. */
export const rowsOfSubject = (
  database: OutboxDatabase,
  { sellerId, subject }: Pick<Submission, 'sellerId' | 'subject'>,
): PromiseLike<SubmissionRecord[]> =>
  database.submissions
    .where('sellerId')
    .equals(sellerId)
    .filter((row) => subjectOf(row) === subject)
    .toArray()
