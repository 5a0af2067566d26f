import type { AnswerOf } from '@/contract/endpoints'
import { dayMilliseconds } from '@/contract/limits'
import { financialYearOf } from '@/contract/modules/financial-year'
import { z } from '@/contract/schema'
import type { OutboxDatabase } from '@/outbox/database'
import { keepSeries, readSeries } from '@/outbox/document-numbers'
import type { Credentials } from '@/session/credentials'
import type { Caller, CallResult } from '@/transport/call'

const phoneSchema = z.object({ phoneId: z.string() })

/** Where this device keeps the id by which the backend knows it. A log-out deletes it, so that the next series is another one. */
export const phoneResource = 'phone'
const phone = { resource: phoneResource, id: 'phone' } as const

/** A financial year's numbers are asked for this long before it begins: a phone may have no network on the first of April. */
const earlyMilliseconds = 30 * dayMilliseconds

/** After an answer without a series the same token does not ask again for this long: triggers come in bursts, as at a start. */
export const seriesPauseMilliseconds = 60_000

interface SeriesParts {
  readonly database: OutboxDatabase
  readonly call: Caller['call']
  readonly now: () => number
  readonly newId: () => string
  readonly mayKeep: (reader: Credentials) => Promise<boolean>
}

/** Asks for the series of invoice numbers that this device lacks (LAW-05); a failed request is repeated at a later trigger. */
export function createSeriesQuestion(parts: SeriesParts): (reader: Credentials) => Promise<void> {
  const { now } = parts
  let pause = { token: '', at: 0, length: 0 }
  return async (reader) => {
    // The absolute difference, since the clock may have been set back.
    if (reader.token === pause.token && Math.abs(now() - pause.at) < pause.length) return
    const wait = (length: number): void => {
      pause = { token: reader.token, at: now(), length }
    }
    wait(seriesPauseMilliseconds)
    const result = await askForAll(reader, parts).catch((error: unknown) => {
      wait(0)
      throw error
    })
    if (result === 'spent') return
    // No pause after `unreachable`: the backend may be reachable as soon as the network is back.
    if (result === null || result.kind === 'ok' || result.kind === 'unreachable') wait(0)
    else if (result.kind === 'unavailable') wait(Math.max(seriesPauseMilliseconds, result.retryAfterMilliseconds ?? 0))
  }
}

/**
 * Asks for one year after another until an answer has no series. @returns the last result, null if nothing had to be asked, and
 *   `spent` if a series that came has no number left
 */
async function askForAll({ sellerId, token }: Credentials, { database, call, now, newId, mayKeep }: SeriesParts): Promise<CallResult<AnswerOf<'invoiceSeries'>> | 'spent' | null> {
  await database.opened()
  let last: CallResult<AnswerOf<'invoiceSeries'>> | null = null
  let isSpent = false
  const years = new Set([financialYearOf(now()), financialYearOf(now() + earlyMilliseconds)])
  for (const year of years) {
    if ((await readSeries(database, sellerId, year)) !== null) continue
    const phoneId = await nameOfPhone(database, sellerId, newId)
    last = await call('invoiceSeries', { phoneId, year }, { token, quiet: true })
    if (last.kind !== 'ok' || !(await mayKeep({ sellerId, token }))) break
    await keepSeries(database, { sellerId, year }, last.data)
    isSpent ||= (await readSeries(database, sellerId, year)) === null
  }
  return isSpent ? 'spent' : last
}

/** Creates the id once for each seller, in a transaction: two tabs that ask at the same time send the same id and get the same series. */
const nameOfPhone = (database: OutboxDatabase, sellerId: string, newId: () => string): Promise<string> =>
  Promise.resolve(
    database.transaction('rw', database.records, async () => {
      const known = phoneSchema.safeParse((await database.records.get([sellerId, phone.resource, phone.id]))?.item).data
      if (known !== undefined) return known.phoneId
      const phoneId = newId()
      await database.records.put({ sellerId, ...phone, place: 0, item: { phoneId } })
      return phoneId
    }),
  )
