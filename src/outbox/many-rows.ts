import { Dexie } from 'dexie'
import type { OutboxDatabase, SubmissionRecord } from './database'
import { byOrder } from './submission'

/*
 * Reads for outboxes with thousands of rows: reading them all took half of the time a screen needs to open, and happened
 * again for each run of the drain.
 */

/** Our limits on waiting commands (steps are always taken): at the maximum no more are saved, from `waitingCommandsMany` on the seller is warned. */
export const waitingCommandsMaximum = 2000
export const waitingCommandsMany = 1600

/** Up to this many rows are all read; with more, only this many waiting ones are read to find what leaves next. */
const few = 100

type Rows = ReturnType<OutboxDatabase['submissions']['toCollection']>

/** Every state but `accepted`. */
export const pendingStates = ['waiting', 'sending', 'rejected', 'undecided'] as const
type State = (typeof pendingStates)[number] | 'accepted'

/** A seller's rows in one state, or everybody's, in the order of their places. */
export function inState({ submissions }: OutboxDatabase, state: State, sellerId?: string): Rows {
  const first = sellerId === undefined ? [state] : [state, sellerId]
  return submissions.where('[state+sellerId+order]').between(first, [...first, Dexie.maxKey])
}

/** Rows for each read: a thousand at once blocked a slow phone's main thread for 50 to 90 ms, many times while they were sent. */
const atOnce = 200

/** All rows of a seller, as they are at one moment. */
export const allRowsOf = (database: OutboxDatabase, sellerId: string): PromiseLike<readonly SubmissionRecord[]> =>
  database.transaction('r', database.submissions, async () => {
    const { submissions } = database
    let found = await submissions.where('sellerId').equals(sellerId).limit(atOnce).toArray()
    const rows = [...found]
    for (let last = found[atOnce - 1]; last !== undefined; last = found[atOnce - 1]) {
      // The sellerId index cannot be read on from a given row; the table can, but has other sellers' rows in between.
      found = await submissions.where(':id').above(last.sequence).limit(atOnce).toArray()
      rows.push(...found.filter((row) => row.sellerId === sellerId))
    }
    return rows
  })

/** The rows of all sellers, or null if there are many. Counted first: reading a hundred rows in vain cost time at each start. */
export const fewRows = async ({ submissions }: OutboxDatabase): Promise<readonly SubmissionRecord[] | null> =>
  (await submissions.count()) > few ? null : submissions.toArray()

/** A seller's rows, or how many there are where those are many. */
export async function fewRowsOf(database: OutboxDatabase, sellerId: string): Promise<readonly SubmissionRecord[] | number> {
  const count = await database.submissions.where('sellerId').equals(sellerId).count()
  return count > few ? count : allRowsOf(database, sellerId)
}

/** How many rows have not arrived, counted by index without reading them; older versions of what was saved again count too. */
export async function countUnsent(database: OutboxDatabase): Promise<number> {
  // All rows are counted too, so that a live query hears of every change of any row.
  const [all, accepted] = await Promise.all([database.submissions.count(), inState(database, 'accepted').count()])
  return all - accepted
}

/**
 * What a screen shows first of a seller with many rows: the rows of the steps and, if they are few, all other unsent ones; else
 * only how many those are.
 * @param all how many rows the seller has
 */
export async function beginningOfMany(
  database: OutboxDatabase,
  sellerId: string,
  all: number,
): Promise<{ readonly rows: readonly SubmissionRecord[]; readonly unread: { readonly unsent: number } }> {
  const { submissions } = database
  const [accepted, steps] = await Promise.all([
    inState(database, 'accepted', sellerId).count(),
    submissions.where('[sellerId+step]').between([sellerId], [sellerId, Dexie.maxKey]).toArray(),
  ])
  const unsent = all - accepted - steps.filter(({ state }) => state !== 'accepted').length
  if (unsent > few) return { rows: steps, unread: { unsent } }
  const known = new Set(steps.map(({ sequence }) => sequence))
  const pending = await Promise.all(pendingStates.map((state) => inState(database, state, sellerId).toArray()))
  const others = pending.flat().filter(({ sequence }) => !known.has(sequence))
  return { rows: [...steps, ...others], unread: { unsent: unsent - others.length } }
}

/**
 * The rows that decide what leaves next: those that stopped or are being sent, and the first that wait. Null if a row is
 * in a state that this version does not know: what it holds can only be found by reading all rows.
 * @param all how many rows the seller has
 */
export async function frontOfMany(database: OutboxDatabase, sellerId: string, all: number): Promise<readonly SubmissionRecord[] | null> {
  const counts = await Promise.all(([...pendingStates, 'accepted'] as const).map((state) => inState(database, state, sellerId).count()))
  if (counts.reduce((sum, count) => sum + count, 0) !== all) return null
  const stopped = ['rejected', 'undecided'] as const
  const [waiting, sending, ...others] = await Promise.all([
    inState(database, 'waiting', sellerId).limit(few).toArray(),
    inState(database, 'sending', sellerId).toArray(),
    ...stopped.map((state) => inState(database, state, sellerId).toArray()),
  ])
  const last = waiting.length < few ? undefined : waiting.at(-1)
  // A `sending` row behind the last waiting row read here has its turn after waiting rows that were not read.
  return [...waiting, ...sending.filter((row) => last === undefined || byOrder(row, last) < 0), ...others.flat()]
}
