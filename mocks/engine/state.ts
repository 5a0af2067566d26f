import { z } from '@/contract/schema'
import { readSentCodes } from './codes'
import { sellerSchema, sentCodeSchema, seriesSchema, sessionSchema, storedActSchema, storedAnswerSchema, wrongPasswordsSchema, type Seller } from './records'
import type { ReadRecords, Records } from './store'

export const stateSchema = z.object({
  version: z.literal(1),
  sellers: z.record(z.string(), sellerSchema),
  /** Oldest first. */
  sentCodes: z.array(sentCodeSchema),
  sessions: z.record(z.string(), sessionSchema),
  wrongPasswords: z.record(z.string(), wrongPasswordsSchema),
  answers: z.record(z.string(), storedAnswerSchema),
  // Absent in what versions without orders have stored.
  acts: z._default(z.record(z.string(), storedActSchema), {}),
  series: z._default(z.record(z.string(), seriesSchema), {}),
})

/** All records, by table and key: the seed of a store, and the content of a presenter's file. */
export type State = z.infer<typeof stateSchema>

/** A state in which only the given sellers exist. */
export const stateOf = (sellers: readonly Seller[]): State => ({
  version: 1,
  sellers: Object.fromEntries(sellers.map((seller) => [seller.id, seller])),
  sentCodes: [],
  sessions: {},
  wrongPasswords: {},
  answers: {},
  acts: {},
  series: {},
})

/** Parses a stored state; null if it cannot be read. */
export function parseState(stored: unknown): State | null {
  const parsed = stateSchema.safeParse(stored)
  return parsed.success ? parsed.data : null
}

/** Reads all records. */
export const readState = async (records: ReadRecords): Promise<State> => ({
  version: 1,
  sellers: Object.fromEntries(await records.sellers.within('email')),
  sentCodes: await readSentCodes(records),
  sessions: Object.fromEntries(await records.sessions.within('expiresAt')),
  wrongPasswords: Object.fromEntries(await records.wrongPasswords.within('latest')),
  answers: Object.fromEntries(await records.answers.within('at')),
  acts: Object.fromEntries(await records.acts.within('sellerId')),
  series: Object.fromEntries(await records.series.within('sellerId')),
})

/** Replaces all records by a state. */
export async function replaceState(records: Records, state: State): Promise<void> {
  for (const table of Object.values(records)) await table.clear()
  for (const seller of Object.values(state.sellers)) await records.sellers.put(seller.id, seller)
  for (const sent of state.sentCodes) await records.sentCodes.put(sent.id, sent)
  for (const [digest, session] of Object.entries(state.sessions)) await records.sessions.put(digest, session)
  for (const [account, times] of Object.entries(state.wrongPasswords)) await records.wrongPasswords.put(account, times)
  for (const [scope, answer] of Object.entries(state.answers)) await records.answers.put(scope, answer)
  for (const [key, act] of Object.entries(state.acts)) await records.acts.put(key, act)
  for (const [key, series] of Object.entries(state.series)) await records.series.put(key, series)
}
