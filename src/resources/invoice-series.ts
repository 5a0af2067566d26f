import type { AnswerOf } from '@/contract/endpoints'
import { dayMilliseconds } from '@/contract/limits'
import { financialYearOf } from '@/contract/modules/financial-year'
import { z } from '@/contract/schema'
import type { OutboxDatabase } from '@/outbox/database'
import { keepSeries, readSeries } from '@/outbox/document-numbers'
import type { Credentials } from '@/session/credentials'
import type { Caller, CallResult } from '@/transport/call'

const phoneSchema = z.object({ phoneId: z.string() })

/** By this name the backend knows the device; a log-out forgets it, and the next series is another one. */
export const phoneResource = 'phone'
const phone = { resource: phoneResource, id: 'phone' } as const

/** So long before a year begins its numbers are asked for: a phone may have no network on the first of April. */
const earlyMilliseconds = 30 * dayMilliseconds

/** So long a marketplace that gave no series is not asked again by the same sign-in: occasions come together, as at a start. */
export const seriesPauseMilliseconds = 60_000

interface SeriesParts {
  readonly database: OutboxDatabase
  readonly call: Caller['call']
  readonly now: () => number
  readonly newId: () => string
  readonly mayKeep: (reader: Credentials) => Promise<boolean>
}

/** Asks for the series of invoice numbers that this device has not got yet (LAW-05); what fails is asked for at a later occasion. */
export function createSeriesQuestion(parts: SeriesParts): (reader: Credentials) => Promise<void> {
  const { now } = parts
  let pause = { token: '', at: 0, length: 0 }
  return async (reader) => {
    // Either way: the clock may have been set since.
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
    // One that was not reached may be as soon as the network is back.
    if (result === null || result.kind === 'ok' || result.kind === 'unreachable') wait(0)
    else if (result.kind === 'unavailable') wait(Math.max(seriesPauseMilliseconds, result.retryAfterMilliseconds ?? 0))
  }
}

/**
 * Asks until one is not answered with a series; answers what came of the last question, null where none was asked, and `spent`
 * where a series has no number left.
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

/** Made once for a seller on this device: two tabs that ask at once get the same series. */
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
