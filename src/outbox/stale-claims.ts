import type { Commands } from './command'
import type { OutboxDatabase } from './database'
import { parseRow, rowOf } from './submission'

/**
 * Returns submissions that a tab claimed before it died to `waiting` until their turn comes: they would show as 'sending', and
 * could not be taken back, for as long as one ahead of them pauses. Nobody knows whether they were sent.
 */
export async function releaseStaleClaims(database: OutboxDatabase, commands: Commands, sequences: readonly number[]): Promise<void> {
  if (sequences.length === 0) return
  await database.transaction('rw', database.submissions, async () => {
    for (const stored of await database.submissions.bulkGet([...sequences])) {
      const row = parseRow(commands, stored)
      if (row.kind !== 'submission' || row.submission.state !== 'sending') continue
      const { since: _since, ...kept } = row.submission
      await database.submissions.put(rowOf({ ...kept, state: 'waiting', pause: null, lostAnswer: true }))
    }
  })
}
