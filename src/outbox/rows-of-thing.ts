import type { OutboxDatabase, SubmissionRecord } from './database'
import type { Submission } from './submission'

/** A seller's stored rows of one subject, in every state; rows of a step store no subject and are found by their step. */
export const rowsOfSubject = (
  { submissions }: OutboxDatabase,
  { sellerId, step, subject }: Pick<Submission, 'sellerId' | 'step' | 'subject'>,
): PromiseLike<SubmissionRecord[]> =>
  (step === null
    ? submissions.where('[sellerId+subject]').equals([sellerId, subject])
    : submissions.where('[sellerId+step]').equals([sellerId, step])
  ).toArray()

/** A seller's stored rows of one record, in every state: commands on a record have subjects that begin with its scope. */
export const rowsOfRecord = ({ submissions }: OutboxDatabase, sellerId: string, scope: string): PromiseLike<SubmissionRecord[]> =>
  submissions.where('[sellerId+subject]').between([sellerId, `${scope} `], [sellerId, `${scope} \uffff`]).toArray()
