import { parcelMaximumGrams, sideMaximumMillimetres } from './limits'
import { z } from './schema'

/** How the modules write amounts, sizes and times. Sums are integers, so that lines always add up to totals. */

/**
 * Whether a calendar has it: no screen could show the 45th. Some browsers take 31 November for 1 December, others for
 * nothing; here it is no time for all of them.
 */
export function isTime(text: string): boolean {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text.slice(0, 'YYYY-MM-DD'.length))
}
/** A moment in UTC, such as `2026-11-21T06:12:00Z`. */
export const instantSchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/), z.refine(isTime))
/** A day in India, as `YYYY-MM-DD`. */
export const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isTime))
/** No screen could show a moment that is further away, in milliseconds since the epoch. */
export const furthestTime = Date.UTC(9999, 11, 31)
/** A moment in milliseconds since the epoch. A phone whose battery was empty may start before 1970. */
export const timeSchema = z.number().check(z.gte(-furthestTime), z.lte(furthestTime))
/** An amount of money in paise, a hundred to the rupee. */
export const paiseSchema = z.number().check(z.int(), z.gte(0), z.lte(1_000_000_000))
/** A rate of tax in basis points: 1800 is 18 %. */
export const basisPointsSchema = z.number().check(z.int(), z.gte(0), z.lte(10_000))
/** A parcel's weight in grams. */
export const gramsSchema = z.number().check(z.int(), z.gte(1), z.lte(parcelMaximumGrams))
const sideSchema = z.number().check(z.int(), z.gte(1), z.lte(sideMaximumMillimetres))
/** A parcel's length, breadth and height in millimetres. */
export const sidesSchema = z.tuple([sideSchema, sideSchema, sideSchema])
/** Names a record. Where it is printed as bars it has 20 characters at most. */
export const recordIdSchema = z.string().check(z.regex(/^[\w.-]{1,64}$/))
/** Counts the changes of a record, by whomever. */
export const revisionSchema = z.number().check(z.int(), z.gte(0))
const revisedSchema = z.object({ rev: revisionSchema })
/** The revision of a record; null of what counts no changes. */
export const revisionOf = (record: unknown): number | null => revisedSchema.safeParse(record).data?.rev ?? null
/** The two digits by which GST numbers a state, such as `29` for Karnataka. */
export const stateCodeSchema = z.string().check(z.regex(/^\d{2}$/))
export const pinCodeSchema = z.string().check(z.regex(/^[1-9]\d{5}$/))

/** A text of so many characters, blanks around it not counted. */
export const textOf = (least: number, most: number) => z.string().check(z.trim(), z.minLength(least), z.maxLength(most))
