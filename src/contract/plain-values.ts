import { sellerIdMaximumLength, tokenMaximumLength } from './limits'
import { z } from './schema'

/** Fields of a JSON object from outside; none where there is no object. */
export type Fields = Readonly<Record<string, unknown>>

const fieldsSchema = z.catch(z.record(z.string(), z.unknown()), {})
export const fieldsOf = (value: unknown): Fields => fieldsSchema.parse(value)

/** A text as it came, a number as text; null for all else. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

function textUpTo(longest: number, value: unknown): string | null {
  const text = textOf(value)
  return text === null || text.length > longest ? null : text
}

/** A seller's id; databases that count their rows give numbers. */
export const sellerIdIn = (value: unknown): string | null => textUpTo(sellerIdMaximumLength, value)

/** A token; an empty one is none. */
export const tokenIn = (value: unknown): string | null =>
  typeof value === 'string' ? textUpTo(tokenMaximumLength, value) : null
