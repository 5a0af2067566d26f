import { dayMilliseconds } from '@/contract/limits'
import { financialYearOf } from '@/contract/modules/financial-year'
import { z } from '@/contract/schema'
import type { OutboxDatabase } from '@/outbox/database'
import { keepSeries, readSeries } from '@/outbox/document-numbers'
import type { Credentials } from '@/session/credentials'
import type { Caller } from '@/transport/call'

const phoneSchema = z.object({ phoneId: z.string() })

/** By this name the backend knows the device; a log-out forgets it, and the next series is another one. */
export const phoneResource = 'phone'
const phone = { resource: phoneResource, id: 'phone' } as const

/** So long before a year begins its numbers are asked for: a phone may have no network on the first of April. */
const earlyMilliseconds = 30 * dayMilliseconds

interface SeriesParts {
  readonly database: OutboxDatabase
  readonly call: Caller['call']
  readonly now: () => number
  readonly newId: () => string
  readonly mayKeep: (reader: Credentials) => Promise<boolean>
}

/** Asks for the series of invoice numbers that this device has not got yet (LAW-05); what fails is asked for at the next occasion. */
export async function askForSeries({ sellerId, token }: Credentials, { database, call, now, newId, mayKeep }: SeriesParts): Promise<void> {
  await database.opened()
  const years = new Set([financialYearOf(now()), financialYearOf(now() + earlyMilliseconds)])
  for (const year of years) {
    if ((await readSeries(database, sellerId, year)) !== null) continue
    const phoneId = await nameOfPhone(database, sellerId, newId)
    const result = await call('invoiceSeries', { phoneId, year }, { token, quiet: true })
    if (result.kind !== 'ok' || !(await mayKeep({ sellerId, token }))) return
    await keepSeries(database, { sellerId, year }, result.data)
  }
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
