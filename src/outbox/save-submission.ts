import type { StepRequest } from '@/contract/endpoints'
import type { OnboardingStep } from '@/contract/steps'
import type { OutboxDatabase } from './database'
import { bodyVersionOf, readBody } from './step-body'
import { byOrder, isPending, mayHaveArrived, needsAttention, parseRow, submissionsOf, type PendingSubmission } from './submission'

export interface StepToSave {
  readonly sellerId: string
  readonly step: OnboardingStep
  readonly body: StepRequest
}

export interface SaveTools {
  readonly now: () => number
  readonly newKey: () => string
}

async function pendingFor(database: OutboxDatabase, { sellerId, step }: StepToSave): Promise<PendingSubmission[]> {
  const rows = await database.submissions.where('[sellerId+step]').equals([sellerId, step]).toArray()
  return submissionsOf(rows.map(parseRow)).filter(isPending).toSorted(byOrder)
}

/**
 * Whether an older submission has to get its answer before a newer one of its step may leave: a server that was late
 * would otherwise finish it after the newer one, and keep the old.
 */
const hasToBeAnswered = (older: PendingSubmission): boolean => mayHaveArrived(older) && !needsAttention(older)

/**
 * Stores a step for sending and answers its row's number.
 * A submission of the same step that nobody tried yet is changed in place. One that was tried keeps its body for ever:
 * the new one takes over its place in the queue under a key of its own, behind it as long as its answer is not known
 * (QUEUE-04).
 * @throws what the database throws when the transaction did not complete, and for a body that could never
 *   be read back and sent; nothing is stored then
 */
export function saveSubmission(database: OutboxDatabase, save: StepToSave, { now, newKey }: SaveTools): PromiseLike<number> {
  return database.transaction('rw', database.submissions, async () => {
    const bodyVersion = bodyVersionOf(save.step)
    if (readBody(save, save.body, bodyVersion) === null) throw new TypeError('The body breaks the contract')
    const older = await pendingFor(database, save)
    const untried = older.find((submission) => submission.state === 'waiting' && submission.attempts === 0)
    const content = { ...save, bodyVersion, savedAt: now(), attempts: 0, state: 'waiting' as const, pause: null }
    if (untried !== undefined) {
      await database.submissions.update(untried.sequence, content)
      return untried.sequence
    }
    const replaced = older.filter((submission) => !hasToBeAnswered(submission))
    await database.submissions.bulkDelete(replaced.map((submission) => submission.sequence))
    const place = older[0]?.order
    const sequence = await database.submissions.add({
      ...content,
      ...(replaced.some(mayHaveArrived) && { lostAnswer: true }),
      key: newKey(),
      order: place ?? 0,
    })
    // A new place is the row's own number: the store counts up and never gives a number twice.
    if (place === undefined) await database.submissions.update(sequence, { order: sequence })
    return sequence
  })
}
