import type { Commands } from './command'
import type { OutboxDatabase } from './database'
import { parseRow, rowOf } from './submission'

/**
 * Lets what a tab that died had claimed wait for its turn again, where that has not come: it would be called 'sending', and
 * could not be taken back, for as long as another one ahead of it pauses. Whether it has left nobody knows.
 */
export async function waitAgain(database: OutboxDatabase, commands: Commands, sequences: readonly number[]): Promise<void> {
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
