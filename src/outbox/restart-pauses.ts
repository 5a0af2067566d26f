import type { OutboxDatabase } from './database'
import { parseRow, type Submission } from './submission'

const pausesInFuture = (submission: Submission, now: number): boolean =>
  submission.state === 'waiting' && submission.pause !== null && submission.pause.at > now

/**
 * Lets pauses that began in the future begin now: the clock was set back since they were written, and they
 * would last until it has caught up.
 */
export async function restartPauses(
  database: OutboxDatabase,
  submissions: readonly Submission[],
  now: number,
): Promise<void> {
  const sequences = submissions.filter((submission) => pausesInFuture(submission, now)).map(({ sequence }) => sequence)
  if (sequences.length === 0) return
  await database.transaction('rw', database.submissions, async () => {
    for (const stored of await database.submissions.bulkGet(sequences)) {
      const row = parseRow(stored)
      if (row.kind === 'submission' && row.submission.state === 'waiting' && pausesInFuture(row.submission, now))
        await database.submissions.update(row.submission.sequence, { pause: { ...row.submission.pause, at: now } })
    }
  })
}
