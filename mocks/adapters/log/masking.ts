import { refusalCodes } from '@/contract/modules/refusal'
import { bodyMaximumDepth, signedBodyMaximumCharacters } from '@mocks/engine/limits'

const masked = '••••'
const shownDigits = 4
const longText = 200
const shownOfLongText = 40
/** Longer lists are cut: a page of a read may have four times as many items. */
const longList = 50

const isSecret = (field: string): boolean => /password|token|otp|secret|^code$/i.test(field)
const reasons: readonly unknown[] = refusalCodes
/** A refusal's reason is in a field `code` too, as a one-time code may be, but is not secret. */
const isReason = (field: string, value: unknown): boolean => field === 'code' && reasons.includes(value)
const isAccountNumber = (field: string): boolean => /accountnumber$/i.test(field)

const cut = (text: string): string =>
  text.length > longText
    ? `${text.slice(0, shownOfLongText)}… (${text.length} characters)`
    : text

/** The last digits, unless they would be the whole text. */
const lastDigits = (text: string): string =>
  text.length > shownDigits ? masked + text.slice(-shownDigits) : text === '' ? '' : masked

const more = ({ length }: readonly unknown[]): string => `(${length - longList} more)`

function maskField(field: string, value: unknown, depth: number): unknown {
  if (value === null || value === undefined) return value
  if (isSecret(field)) return isReason(field, value) ? value : masked
  if (isAccountNumber(field)) return typeof value === 'string' ? lastDigits(value) : masked
  return maskAt(value, depth)
}

function maskAt(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cut(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= bodyMaximumDepth) return '…'
  if (Array.isArray(value)) {
    const shown: unknown[] = value.slice(0, longList).map((entry) => maskAt(entry, depth + 1))
    return value.length > longList ? [...shown, `… ${more(value)}`] : shown
  }
  const entries = Object.entries(value)
  const shown = entries.slice(0, longList).map(([field, entry]) => [cut(field), maskField(field, entry, depth + 1)] as const)
  return Object.fromEntries(entries.length > longList ? [...shown, ['…', more(entries)] as const] : shown)
}

/** What may be logged of a body: no password, token or one-time code, only the end of account numbers and the start of long texts and lists. */
export const mask = (body: unknown): unknown => maskAt(body, 0)

/** The same for a body's text. A text that is not JSON is not logged at all: nothing tells what in it is secret. */
export function maskText(text: string): unknown {
  if (text === '') return null
  if (text.length > signedBodyMaximumCharacters) return `(${text.length} characters)`
  try {
    return mask(JSON.parse(text))
  } catch {
    return '(not JSON)'
  }
}
