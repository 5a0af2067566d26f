import { parcelMaximumGrams, sideMaximumMillimetres } from './limits'
import { z } from './schema'

/** How the modules write amounts, sizes and times. Sums are integers, so that lines always add up to totals. */

/**
 * Whether the day exists in the calendar. Some browsers parse 31 November as 1 December and others as an invalid date;
 * comparing the text with the parsed date rejects it in all of them.
 */
export function isTime(text: string): boolean {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text.slice(0, 'YYYY-MM-DD'.length))
}
/** A moment in UTC, such as `2026-11-21T06:12:00Z`. */
export const instantSchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/), z.refine(isTime))
/** A day in India, as `YYYY-MM-DD`. */
export const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isTime))
/** The furthest moment that a screen can show (a year of four digits), in milliseconds since the epoch. */
export const furthestTime = Date.UTC(9999, 11, 31)
/** A moment in milliseconds since the epoch; negative is valid, as the clock of a phone with an empty battery may restart before 1970. */
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
/** The id of a record. An id that is printed as a barcode has 20 characters at most. */
export const recordIdSchema = z.string().check(z.regex(/^[\w.-]{1,64}$/))
/** How many times a record has been changed, by anybody. */
export const revisionSchema = z.number().check(z.int(), z.gte(0))
const revisedSchema = z.object({ rev: revisionSchema })
/** The revision of a record; null for records without one, such as offers. */
export const revisionOf = (record: unknown): number | null => revisedSchema.safeParse(record).data?.rev ?? null
/** The two-digit GST code of a state, such as `29` for Karnataka. */
export const stateCodeSchema = z.string().check(z.regex(/^\d{2}$/))
export const pinCodeSchema = z.string().check(z.regex(/^[1-9]\d{5}$/))

/** A trimmed text of `least` to `most` characters. */
export const textOf = (least: number, most: number) => z.string().check(z.trim(), z.minLength(least), z.maxLength(most))
