import { sellerIdMaximumLength, tokenMaximumLength } from './limits'
import { z } from './schema'

/** The fields of an untrusted JSON object; empty for any other value. */
export type Fields = Readonly<Record<string, unknown>>

const fieldsSchema = z.catch(z.record(z.string(), z.unknown()), {})
export const fieldsOf = (value: unknown): Fields => fieldsSchema.parse(value)

/** A string unchanged, a safe integer as a string, else null. Parsing JSON rounds larger integers, so two ids could become one. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

function textUpTo(longest: number, value: unknown): string | null {
  const text = textOf(value)
  return text === null || text.length > longest ? null : text
}

/** A seller's id as text, since some backends send a number; null where it is empty or too long. */
export const sellerIdIn = (value: unknown): string | null => textUpTo(sellerIdMaximumLength, value)

/** A trimmed token; null if it is empty, too long, or has characters that an HTTP header cannot carry. */
export const tokenIn = (value: unknown): string | null =>
  typeof value === 'string' && /^[\t -~\x80-\xff]+$/.test(value.trim()) ? textUpTo(tokenMaximumLength, value.trim()) : null
