import type { Commands } from './command'
import type { OutboxDatabase } from './database'
import { parseRow, rowOf, type Pause, type Submission, type WaitingSubmission } from './submission'

const pausesInFuture = (submission: Submission, now: number): submission is PausingSubmission =>
  submission.state === 'waiting' && submission.pause !== null && submission.pause.at > now

type PausingSubmission = WaitingSubmission & { readonly pause: Pause }

/**
 * Restarts pauses whose start lies in the future: the clock was set back since they were written, and they
 * would last until it has caught up.
 */
export async function restartPauses(
  database: OutboxDatabase,
  commands: Commands,
  submissions: readonly Submission[],
  now: number,
): Promise<void> {
  const sequences = submissions.filter((submission) => pausesInFuture(submission, now)).map(({ sequence }) => sequence)
  if (sequences.length === 0) return
  await database.transaction('rw', database.submissions, async () => {
    for (const stored of await database.submissions.bulkGet(sequences)) {
      const row = parseRow(commands, stored)
      if (row.kind === 'submission' && pausesInFuture(row.submission, now))
        await database.submissions.put(rowOf({ ...row.submission, pause: { ...row.submission.pause, at: now } }))
    }
  })
}
