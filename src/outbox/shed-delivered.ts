import type { OutboxDatabase } from './database'
import { inState } from './many-rows'

/** How many delivered commands are kept for the seller to look at: about two days of a shop. */
const keptDelivered = 200

/** Deletes the oldest delivered commands. Steps stay: the registration's status is read from them. */
export function shedDelivered(database: OutboxDatabase): PromiseLike<void> {
  const { submissions } = database
  return database.transaction('rw', submissions, async () => {
    if ((await inState(database, 'accepted').count()) <= keptDelivered) return
    const commands = await inState(database, 'accepted').filter(({ step }) => step === undefined).primaryKeys()
    await submissions.bulkDelete(commands.toSorted((one, other) => one - other).slice(0, -keptDelivered))
  })
}
