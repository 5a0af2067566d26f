import { documentNumberMaximumLength } from '@/contract/limits'
import { z } from '@/contract/schema'
import type { Command, CommandBody } from './command'
import type { OutboxDatabase } from './database'
import type { PendingSubmission, Submission } from './submission'

const seriesSchema = z.object({
  prefix: z.string(),
  next: z.number().check(z.int(), z.gte(1)),
  /** The backend does not know the series any more: nothing is drawn from it, and the app asks for a new one. */
  isGone: z.optional(z.literal(true)),
})
/** This device's own series of invoice numbers for one financial year: the prefix, and the next number. */
export type InvoiceSeries = z.infer<typeof seriesSchema>

/** Series are stored among the read records, so that a log-out deletes them: the next seller has her own. */
export const seriesResource = 'invoice-series'
const digits = 5

const textOf = ({ prefix }: InvoiceSeries, number: number): string => `${prefix}${String(number).padStart(digits, '0')}`

async function keptSeries({ records }: OutboxDatabase, sellerId: string, year: string): Promise<InvoiceSeries | null> {
  return seriesSchema.safeParse((await records.get([sellerId, seriesResource, year]))?.item).data ?? null
}

async function knownSeries(database: OutboxDatabase, sellerId: string, year: string): Promise<InvoiceSeries | null> {
  const series = await keptSeries(database, sellerId, year)
  return series?.isGone === true ? null : series
}

/** The series to draw from; null where there is none, or where its next number is longer than the law allows. */
export async function readSeries(database: OutboxDatabase, sellerId: string, year: string): Promise<InvoiceSeries | null> {
  const series = await knownSeries(database, sellerId, year)
  return series === null || textOf(series, series.next).length > documentNumberMaximumLength ? null : series
}

interface YearOfSeller {
  readonly sellerId: string
  readonly year: string
}

/** Stores a series over the one that is there. */
export const writeSeries = ({ records }: OutboxDatabase, { sellerId, year }: YearOfSeller, item: InvoiceSeries): PromiseLike<unknown> =>
  records.put({ sellerId, resource: seriesResource, id: year, place: 0, item })

/** Stores a series as the backend sent it, but never goes back behind numbers drawn here since, or drawn at this moment. */
export const keepSeries = (database: OutboxDatabase, { sellerId, year }: YearOfSeller, told: InvoiceSeries): PromiseLike<void> =>
  database.transaction('rw', database.records, async () => {
    const known = await keptSeries(database, sellerId, year)
    const next = known?.prefix === told.prefix ? Math.max(known.next, told.next) : told.next
    await writeSeries(database, { sellerId, year }, { prefix: told.prefix, next })
  })

/** Stops drawing from the series of a number that the backend does not know, for example after it was restored from a backup; `next` is kept. */
export async function leaveSeries(database: OutboxDatabase, { sellerId, year }: YearOfSeller, number: string): Promise<void> {
  const series = await knownSeries(database, sellerId, year)
  if (series !== null && number.startsWith(series.prefix)) await writeSeries(database, { sellerId, year }, { ...series, isGone: true })
}

/** The next number of a series, and the series after it, which must be written in the transaction that stores the number's command (LAW-05). */
export const drawNumber = (series: InvoiceSeries): { readonly number: string; readonly rest: InvoiceSeries } => ({
  number: textOf(series, series.next),
  rest: { ...series, next: series.next + 1 },
})

/** Returns a number to its series if it was the last one drawn. @returns whether it did */
export async function putBack(database: OutboxDatabase, sellerId: string, year: string, number: string): Promise<boolean> {
  const series = await knownSeries(database, sellerId, year)
  if (series === null || series.next === 1 || textOf(series, series.next - 1) !== number) return false
  await writeSeries(database, { sellerId, year }, { ...series, next: series.next - 1 })
  return true
}

const valueIn = (body: CommandBody, field: string | undefined): unknown => Object.entries(body).find(([name]) => name === field)?.[1]

/** The number of the document that a body issues; null without one. */
export function numberIn(command: Pick<Command, 'issues'> | undefined, body: CommandBody): string | null {
  const value = valueIn(body, command?.issues?.field)
  return typeof value === 'string' ? value : null
}

/** Whether a refusal has made the number of the submission's document void; not after a 403, which is tried again unchanged. */
export const isVoid = (submission: Submission): boolean => submission.state === 'rejected' && submission.status !== 403

/**
 * The fields that a newer command takes over from an older one whose document may still be valid: the number, and the date
 * too if it lies in another financial year, since a number is valid in its own year only (LAW-05).
 */
export function validDocument({ issues }: Command, older: readonly PendingSubmission[], year: string): Readonly<Record<string, unknown>> | null {
  const valid = older.find((submission) => !isVoid(submission) && numberIn({ issues }, submission.body) !== null)
  if (issues === null || valid === undefined) return null
  const { field, dated } = issues
  const taken = issues.year(valid.body) === year ? [field] : [field, dated]
  return Object.fromEntries(taken.map((name) => [name, valueIn(valid.body, name)]))
}
