import type { StepRequest } from '@/contract/endpoints'
import type { OnboardingStep } from '@/contract/steps'
import type { OutboxDatabase } from './database'
import { isPending, parseRow, readBody, submissionsOf, type PendingSubmission } from './submission'

export interface StepToSave {
  readonly sellerId: string
  readonly step: OnboardingStep
  readonly body: StepRequest
}

interface SaveTools {
  readonly now: () => number
  readonly newKey: () => string
}

async function pendingFor(database: OutboxDatabase, { sellerId, step }: StepToSave): Promise<PendingSubmission[]> {
  const rows = await database.submissions.where('[sellerId+step]').equals([sellerId, step]).toArray()
  return submissionsOf(rows.map(parseRow)).filter(isPending)
}

/**
 * Stores a step for sending and answers its row's number.
 * A submission of the same step that nobody tried yet is changed in place; one that was tried keeps
 * its body for ever, so the new one takes over its place in the queue under a key of its own; one that
 * is being sent right now is followed by the new one (QUEUE-04).
 * @throws what the database throws when the transaction did not complete, and for a body that could never
 *   be read back and sent; nothing is stored then
 */
export function saveSubmission(database: OutboxDatabase, save: StepToSave, { now, newKey }: SaveTools): PromiseLike<number> {
  return database.transaction('rw', database.submissions, async () => {
    if (readBody(save.step, save.sellerId, save.body) === null) throw new TypeError('The body breaks the contract')
    const older = await pendingFor(database, save)
    const inFlight = older.find((submission) => submission.state === 'sending')
    const replaced = older.filter((submission) => submission.state !== 'sending')
    const untried = replaced.find((submission) => submission.attempts === 0)
    const content = { ...save, savedAt: now(), attempts: 0, state: 'waiting' as const, pause: null }
    if (untried !== undefined) {
      await database.submissions.update(untried.sequence, content)
      return untried.sequence
    }
    await database.submissions.bulkDelete(replaced.map((submission) => submission.sequence))
    const place = inFlight?.order ?? replaced[0]?.order
    const sequence = await database.submissions.add({ ...content, key: newKey(), order: place ?? 0 })
    // A new place is the row's own number: the store counts up and never gives a number twice.
    if (place === undefined) await database.submissions.update(sequence, { order: sequence })
    return sequence
  })
}
