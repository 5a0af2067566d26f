import { truthOf } from '../answers'
import { isTime, recordIdSchema, revisionSchema } from '../formats'
import { fieldsOf, textOf } from '../plain-values'
import { z } from '../schema'
import { itemSchemaOf, type ItemOf, type ReadName } from './all-reads'

/**
 * What a backend has sent, where only the spelling of some value is another: a number for a text or the other way round, 0, 1
 * or a word for no and yes, null for what is not there, nothing or a blank text for null, a blank in a PIN code, a state's
 * code without its nought, a time of another zone or without its seconds; without marks that turn the direction of what stands
 * behind them, such as of a PIN code behind a name.
 * @returns null for what cannot be read
 */
export const asMeant = <Output>(schema: z.ZodMiniType<Output>, sent: unknown): Output | null => parsedAsMeant(schema, sent).data ?? null

/** The same, with what makes it one that cannot be read. */
export function parsedAsMeant<Output>(schema: z.ZodMiniType<Output>, sent: unknown): z.core.util.SafeParseResult<Output> {
  const meant = plainIn(schema, sent)
  const read = schema.safeParse(meant)
  // For each of them the whole item is copied.
  if (read.success || read.error.issues.length > mostRespelled) return read
  const spelled = read.error.issues.reduce((item, issue) => changedAt(item, issue.path, (value) => respelled(value, issue)), meant)
  const again = schema.safeParse(spelled)
  return again.success ? again : schema.safeParse(again.error.issues.reduce(withoutMeasure, spelled))
}

/** An item of a read; null for one that cannot be read. */
export const itemAsMeant = <Name extends ReadName>(name: Name, sent: unknown): ItemOf<Name> | null => asMeant(itemSchemaOf(name), sent)

const headSchema = z.object({ id: recordIdSchema, rev: revisionSchema })
/** Which record it is and its revision, though the rest of it cannot be read; null where these cannot be either. */
export const headAsMeant = (sent: unknown): z.infer<typeof headSchema> | null => asMeant(headSchema, sent)

/** More than any order has lines, parts and values. */
const mostRespelled = 2000
/** No schema goes so deep: what lies deeper is not looked at. */
const deepest = 12
const turning = /[\u202A-\u202E\u2066-\u2069]/
const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === ''
const isOdd = (value: unknown): boolean => isBlank(value) || (typeof value === 'string' && turning.test(value))
const hasIn = (value: unknown, is: (part: unknown) => boolean): boolean => typeof value === 'object' && value !== null && Object.values(value).some(is)
const hasOdd = (value: unknown, depth = 0): boolean => isOdd(value) || (depth < deepest && hasIn(value, (part) => hasOdd(part, depth + 1)))

/**
 * Without turning marks, and with nothing where a text is blank that may be missing: it would pass for one that is there, such
 * as a number to print.
 */
function plainIn(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  // Of thousands of orders' values few are: to look for them takes a part of the time that the schemas' kinds do.
  if (!hasOdd(value)) return value
  if (typeof value === 'string' && turning.test(value)) return plainIn(schema, value.split(turning).join(''))
  if (schema instanceof z.ZodMiniNullable) return isBlank(value) ? null : plainIn(schema.def.innerType, value)
  if (schema instanceof z.ZodMiniOptional) return isBlank(value) ? undefined : plainIn(schema.def.innerType, value)
  if (schema instanceof z.ZodMiniArray && Array.isArray(value)) return value.map((each) => plainIn(schema.def.element, each))
  if (!(schema instanceof z.ZodMiniObject) || typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const { shape } = schema
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, key === 'id' ? each : plainIn(shape[key], each)]))
}

/** What is kept, as it lies there. An earlier version has kept blank numbers, which stand in the item itself: of thousands at each start no more is looked at. */
export const keptAsMeant = <Output>(schema: z.ZodMiniType<Output>, kept: unknown): Output | null =>
  schema.safeParse(hasIn(kept, isBlank) ? plainIn(schema, kept) : kept).data ?? null

type Issue = z.core.$ZodIssue

/** A value with another one at a place in it. */
function changedAt(value: unknown, [key, ...rest]: Issue['path'], change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  if (Array.isArray(value)) return value.map((each: unknown, index) => (index === key ? changedAt(each, rest, change) : each))
  const fields = fieldsOf(value)
  return { ...fields, [key]: changedAt(fields[String(key)], rest, change) }
}

/** What a listing says of its goods' weight and size only saves typing: where no parcel can have it, it is not known, and the order is read. */
function withoutMeasure(item: unknown, { path: [list, place, key] }: Issue): unknown {
  return list === 'lines' && place !== undefined && (key === 'grams' || key === 'sides') ? changedAt(item, [list, place, key], () => undefined) : item
}

/** Seconds of nought are left out by some. */
const timeWithZone = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?:Z|([+-]\d{2}):?(\d{2}))$/

/** In UTC; null for what is no time of a zone. No browser reads a zone without its colon by the standard. */
function inUtc(text: string): string | null {
  const [, clock, hours = '+00', minutes = '00'] = timeWithZone.exec(text) ?? []
  const time = Date.parse(`${clock}${hours}:${minutes}`)
  return clock !== undefined && isTime(`${clock}Z`) && !Number.isNaN(time) ? new Date(time).toISOString() : null
}

/** A column of decimals writes a whole number with a fraction of nothing. */
const numeral = /^\d+(?:\.\d+)?$/

function respelled(value: unknown, issue: Issue): unknown {
  if (value === undefined) return null
  if (value === null) return undefined
  const wanted = issue.code === 'invalid_type' ? issue.expected : null
  if (wanted === 'boolean') return truthOf(value) ?? value
  const place = issue.path.at(-1)
  // A number has no nought before it, as the codes of the north have.
  if (place === 'stateCode') return textOf(value)?.trim().padStart(2, '0') ?? value
  if (typeof value === 'number') return textOf(value) ?? value
  if (typeof value !== 'string') return value
  if (wanted === 'number') return numeral.test(value) ? Number(value) : value
  // In an id a blank may be what tells it from another.
  return place === 'pincode' ? value.replaceAll(' ', '') : (inUtc(value) ?? value)
}
