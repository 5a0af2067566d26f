import { wordsMaximumLength } from './limits'
import { z } from './schema'

/**
 * How backends say yes, no and why. The specification names `success` and `message` and leaves the rest open, so
 * what plain servers and their frameworks usually answer is understood here, and nowhere else.
 */

const member = z.optional(z.unknown())

const answerSchema = z.object({
  success: member,
  ok: member,
  status: member,
  message: member,
  error: member,
  errors: member,
  /** Of problem+json (RFC 9457), and of several frameworks. */
  detail: member,
  title: member,
})

/** Whether an answer itself says yes or no; most say neither (`silent`). */
export type Verdict = 'yes' | 'no' | 'silent'

const yes = /^(?:otp )?(?:true|1|yes|ok|okay|success|successful|done|saved|stored|created|accepted|verified|(?:re)?sent)[.!]?$/i
const no = /^(?:|false|0|no|null|error|fail|failed|failure)[.!]?$/i
const nothing = /^(?:|false|0|no|null|none)$/i

function verdictOfValue(value: unknown): Verdict {
  if (value === true || value === 1) return 'yes'
  if (value === false || value === 0 || value === null) return 'no'
  if (typeof value !== 'string') return 'silent'
  const word = value.trim()
  return yes.test(word) ? 'yes' : no.test(word) ? 'no' : 'silent'
}

/** `status` may be a word, or the HTTP status once more; other numbers mean different things to different backends. */
function verdictOfStatus(status: unknown): Verdict {
  if (typeof status === 'number') return status >= 400 && status < 600 ? 'no' : 'silent'
  return status === null ? 'silent' : verdictOfValue(status)
}

/** Many answers carry an `error` that is null, false or empty beside their success. */
function isSomething(value: unknown): boolean {
  if (typeof value === 'string') return !nothing.test(value.trim())
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0
  return value !== undefined && value !== null && value !== false && value !== 0
}

/** What a parsed JSON body says of itself. */
export function verdictOf(body: unknown): Verdict {
  if (body === null || body === '') return 'silent'
  const answer = answerSchema.safeParse(body)
  if (!answer.success) return verdictOfValue(body)
  const { success, ok, status, error, errors } = answer.data
  const said = [success, ok].filter((value) => value !== undefined).map(verdictOfValue)
  const verdicts = new Set([...said, verdictOfStatus(status)])
  if (verdicts.has('no') || isSomething(error) || isSomething(errors)) return 'no'
  return verdicts.has('yes') ? 'yes' : 'silent'
}

/** Yes or no in any spelling; undefined for neither. */
export const truthOf = (value: unknown): boolean | undefined => ({ yes: true, no: false, silent: undefined })[verdictOf(value)]

/** The object in which frameworks put the message of one error. */
const errorSchema = z.object({ message: member, msg: member, detail: member })

function textIn(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() === '' ? null : shortened(value.trim())
  if (Array.isArray(value)) return firstText(value)
  const error = errorSchema.safeParse(value)
  return error.success ? firstText([error.data.message, error.data.msg, error.data.detail].filter((part) => typeof part === 'string')) : null
}

function firstText(values: readonly unknown[]): string | null {
  for (const value of values) {
    const text = textIn(value)
    if (text !== null) return text
  }
  return null
}

const shortened = (text: string): string =>
  text.length > wordsMaximumLength ? `${text.slice(0, wordsMaximumLength - 1)}…` : text

/** Errors by field, such as `{ nickname: ['It is taken.'] }`. */
const byField = (errors: unknown): readonly unknown[] =>
  typeof errors === 'object' && errors !== null ? Object.values(errors) : []

/** The `message` of an answer that is an object; whatever else a success carries is not meant for the seller. */
export function messageOf(body: unknown): string | null {
  const answer = answerSchema.safeParse(body)
  return answer.success ? textIn(answer.data.message) : null
}

/** The words that a refusal has for the seller, as plain text no longer than can be read; null where it has none. */
export function wordsOf(body: unknown): string | null {
  if (typeof body === 'string') return textIn(body)
  const answer = answerSchema.safeParse(body)
  if (!answer.success) return null
  const { message, error, errors, detail, title } = answer.data
  return firstText([message, error, errors, ...byField(errors), detail, title])
}

/** Whether an answer's status says "not now" rather than "no" (QUEUE-05). */
export const isNotNow = (status: number): boolean => status === 408 || status === 425 || status === 429 || status >= 500
