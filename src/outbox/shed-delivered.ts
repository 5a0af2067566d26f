import type { OutboxDatabase } from './database'
import { inState } from './many-rows'

/** So many delivered commands can be looked at afterwards; a shop has as many in two days. */
const keptDelivered = 200

/** Lets go of the oldest delivered commands. Steps stay: what is known of a registration is read from them. */
export function shedDelivered(database: OutboxDatabase): PromiseLike<void> {
  const { submissions } = database
  return database.transaction('rw', submissions, async () => {
    if ((await inState(database, 'accepted').count()) <= keptDelivered) return
    const commands = await inState(database, 'accepted').filter(({ step }) => step === undefined).primaryKeys()
    await submissions.bulkDelete(commands.toSorted((one, other) => one - other).slice(0, -keptDelivered))
  })
}
