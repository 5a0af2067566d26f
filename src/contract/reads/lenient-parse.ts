import { truthOf } from '../answers'
import { isTime, recordIdSchema, revisionSchema } from '../formats'
import { fieldsOf, textOf } from '../plain-values'
import { z } from '../schema'
import { itemSchemaOf, type ItemOf, type ReadName } from './all-reads'

/**
 * Parses what a backend sent and tolerates other spellings of a value: a number for a text or the reverse, 0, 1 or a word for a
 * boolean, null for a missing field, a missing or blank one for null, a space in a PIN code, a state code without its leading zero
 * (Punjab's 03 sent as 3), a time in another zone or without seconds. Bidirectional control characters are removed: one in a name would
 * reverse the PIN code printed after it.
 * @returns null if it cannot be parsed
 */
export const parseLeniently = <Output>(schema: z.ZodMiniType<Output>, sent: unknown): Output | null => safeParseLeniently(schema, sent).data ?? null

/** The same as a result of Zod, whose error says why it cannot be parsed. */
export function safeParseLeniently<Output>(schema: z.ZodMiniType<Output>, sent: unknown): z.core.util.SafeParseResult<Output> {
  const meant = plainIn(schema, sent)
  const read = schema.safeParse(meant)
  // Each correction copies the whole item, so an item with very many issues would block the main thread.
  if (read.success || read.error.issues.length > mostRespelled) return read
  const spelled = read.error.issues.reduce((item, issue) => changedAt(item, issue.path, (value) => respelled(value, issue)), meant)
  const again = schema.safeParse(spelled)
  return again.success ? again : schema.safeParse(again.error.issues.reduce(withoutMeasure, spelled))
}

/** An item of a read; null if it cannot be parsed. */
export const parseItem = <Name extends ReadName>(name: Name, sent: unknown): ItemOf<Name> | null => parseLeniently(itemSchemaOf(name), sent)

const headSchema = z.object({ id: recordIdSchema, rev: revisionSchema })
/** A record's id and revision, even if the rest of it cannot be parsed; null if these cannot be parsed either. */
export const parseHead = (sent: unknown): z.infer<typeof headSchema> | null => parseLeniently(headSchema, sent)

/** How many values are corrected at most; no order has that many. */
const mostRespelled = 2000
/** How deep odd values are searched for; no schema is nested that deeply. */
const deepest = 12
const turning = /[\u202A-\u202E\u2066-\u2069]/
const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === ''
const isOdd = (value: unknown): boolean => isBlank(value) || (typeof value === 'string' && turning.test(value))
const hasIn = (value: unknown, is: (part: unknown) => boolean): boolean => typeof value === 'object' && value !== null && Object.values(value).some(is)
const hasOdd = (value: unknown, depth = 0): boolean => isOdd(value) || (depth < deepest && hasIn(value, (part) => hasOdd(part, depth + 1)))

/**
 * Removes bidirectional control characters, and turns a blank text into null or undefined where the schema allows that: a blank
 * invoice number would otherwise count as one and be printed.
 */
function plainIn(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  // Almost no value is odd, and looking for one is far cheaper than walking the schema of thousands of orders.
  if (!hasOdd(value)) return value
  if (typeof value === 'string' && turning.test(value)) return plainIn(schema, value.split(turning).join(''))
  if (schema instanceof z.ZodMiniNullable) return isBlank(value) ? null : plainIn(schema.def.innerType, value)
  if (schema instanceof z.ZodMiniOptional) return isBlank(value) ? undefined : plainIn(schema.def.innerType, value)
  if (schema instanceof z.ZodMiniArray && Array.isArray(value)) return value.map((each) => plainIn(schema.def.element, each))
  if (!(schema instanceof z.ZodMiniObject) || typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const { shape } = schema
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, key === 'id' ? each : plainIn(shape[key], each)]))
}

/** Parses a stored item. An earlier version stored blank numbers in top-level fields; only those are checked, as each start parses thousands. */
export const parseStoredItem = <Output>(schema: z.ZodMiniType<Output>, kept: unknown): Output | null =>
  schema.safeParse(hasIn(kept, isBlank) ? plainIn(schema, kept) : kept).data ?? null

type Issue = z.core.$ZodIssue

/** A copy of a value with the value at a path changed. */
function changedAt(value: unknown, [key, ...rest]: Issue['path'], change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  if (Array.isArray(value)) return value.map((each: unknown, index) => (index === key ? changedAt(each, rest, change) : each))
  const fields = fieldsOf(value)
  return { ...fields, [key]: changedAt(fields[String(key)], rest, change) }
}

/** A listing's weight and size only save typing: an impossible one is dropped, so that the order can still be parsed. */
function withoutMeasure(item: unknown, { path: [list, place, key] }: Issue): unknown {
  return list === 'lines' && place !== undefined && (key === 'grams' || key === 'sides') ? changedAt(item, [list, place, key], () => undefined) : item
}

/** Some backends leave out seconds that are zero. */
const timeWithZone = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?:Z|([+-]\d{2}):?(\d{2}))$/

/** A time in UTC; null if the text is no valid time with a zone. A zone without its colon is not standard, so one is added. */
function inUtc(text: string): string | null {
  const [, clock, hours = '+00', minutes = '00'] = timeWithZone.exec(text) ?? []
  const time = Date.parse(`${clock}${hours}:${minutes}`)
  return clock !== undefined && isTime(`${clock}Z`) && !Number.isNaN(time) ? new Date(time).toISOString() : null
}

/** A database column of decimals writes 3 as `3.0`; money may have decimals of its own. */
const numeral = /^\d+(?:\.\d+)?$/

function respelled(value: unknown, issue: Issue): unknown {
  if (value === undefined) return null
  if (value === null) return undefined
  const wanted = issue.code === 'invalid_type' ? issue.expected : null
  if (wanted === 'boolean') return truthOf(value) ?? value
  const place = issue.path.at(-1)
  // A state code sent as a number has lost its leading zero (Punjab is 03).
  if (place === 'stateCode') return textOf(value)?.trim().padStart(2, '0') ?? value
  if (typeof value === 'number') return textOf(value) ?? value
  if (typeof value !== 'string') return value
  if (wanted === 'number') return numeral.test(value) ? Number(value) : value
  // Spaces are removed in PIN codes only: in an id a space may be the only difference from another id.
  return place === 'pincode' ? value.replaceAll(' ', '') : (inUtc(value) ?? value)
}
