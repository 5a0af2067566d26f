import { documentNumberMaximumLength } from '@/contract/limits'
import { z } from '@/contract/schema'
import type { Command, CommandBody } from './command'
import type { OutboxDatabase } from './database'
import type { PendingSubmission, Submission } from './submission'

const seriesSchema = z.object({
  prefix: z.string(),
  next: z.number().check(z.int(), z.gte(1)),
  /** The backend does not know it any more: nothing is drawn from it, and it is asked for anew. */
  isGone: z.optional(z.literal(true)),
})
/** The numbers of one year that are this device's own: what they begin with, and the next one. */
export type InvoiceSeries = z.infer<typeof seriesSchema>

/** Series lie among what was read, so that they go with a log-out; the next seller's are others. */
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

/** Keeps a series as it stands. */
export const writeSeries = ({ records }: OutboxDatabase, { sellerId, year }: YearOfSeller, item: InvoiceSeries): PromiseLike<unknown> =>
  records.put({ sellerId, resource: seriesResource, id: year, place: 0, item })

/** Keeps a series as the backend tells it; numbers that were drawn here since, or are drawn in this moment, are never drawn again. */
export const keepSeries = (database: OutboxDatabase, { sellerId, year }: YearOfSeller, told: InvoiceSeries): PromiseLike<void> =>
  database.transaction('rw', database.records, async () => {
    const known = await keptSeries(database, sellerId, year)
    const next = known?.prefix === told.prefix ? Math.max(known.next, told.next) : told.next
    await writeSeries(database, { sellerId, year }, { prefix: told.prefix, next })
  })

/** Draws no more from the series of a number that the backend does not know, such as one that was restored; how far it went is kept. */
export async function leaveSeries(database: OutboxDatabase, { sellerId, year }: YearOfSeller, number: string): Promise<void> {
  const series = await knownSeries(database, sellerId, year)
  if (series !== null && number.startsWith(series.prefix)) await writeSeries(database, { sellerId, year }, { ...series, isGone: true })
}

/** The next number of a series, and what is left of it. The latter is written in the transaction that stores what the number stands on (LAW-05). */
export const drawNumber = (series: InvoiceSeries): { readonly number: string; readonly rest: InvoiceSeries } => ({
  number: textOf(series, series.next),
  rest: { ...series, next: series.next + 1 },
})

/** Takes a number back into its series, where it is the last that was drawn. @returns whether it is there again */
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

/** Whether the number of a submission's document was given up with its refusal; a 403 is tried once more as it is. */
export const isVoid = (submission: Submission): boolean => submission.state === 'rejected' && submission.status !== 403

/**
 * What a newer command takes over of a document that an older one issues and that may still stand: its number, and where
 * that counts in another year its day too: no number stands on a document of another year (LAW-05).
 */
export function standingDocument({ issues }: Command, older: readonly PendingSubmission[], year: string): Readonly<Record<string, unknown>> | null {
  const standing = older.find((submission) => !isVoid(submission) && numberIn({ issues }, submission.body) !== null)
  if (issues === null || standing === undefined) return null
  const { field, dated } = issues
  const taken = issues.year(standing.body) === year ? [field] : [field, dated]
  return Object.fromEntries(taken.map((name) => [name, valueIn(standing.body, name)]))
}
