import { wordsMaximumLength } from './limits'
import { fieldsOf, textOf } from './plain-values'

/**
 * How backends say yes, no and why. The specification names `success` and `message` and leaves the rest open, so
 * what plain servers and their frameworks usually answer is understood here, and nowhere else.
 */

/** Whether an answer itself says yes or no; most say neither (`silent`). */
export type Verdict = 'yes' | 'no' | 'silent'

const yes = /^(?:otp )?(?:true|1|y|yes|ok|okay|success|successful|done|saved|stored|created|accepted|verified|(?:re)?sent)[.!]?$/i
const no = /^(?:|false|0|n|no|null|ko|nok|error|fail|failed|failure|invalid|denied|declined|refused|rejected|unsuccessful)[.!]?$/i
const nothing = /^(?:|false|0|n|no|null|none)$/i

function verdictOfValue(value: unknown): Verdict {
  if (value === true || value === 1) return 'yes'
  if (value === false || value === 0 || value === null) return 'no'
  if (typeof value !== 'string') return 'silent'
  const word = value.trim()
  return yes.test(word) ? 'yes' : no.test(word) ? 'no' : 'silent'
}

/** What a record has for a status of its own, such as an application that was rejected: it says nothing of the call. */
const ofRecord = /^(?:y|n|invalid|denied|declined|refused|rejected)$/i

/** `status` may be a word, or the HTTP status once more, as text too; other numbers mean different things to different backends. */
function verdictOfStatus(status: unknown): Verdict {
  const text = textOf(status)?.trim() ?? ''
  if (/^[45]\d\d$/.test(text)) return 'no'
  return status === null || typeof status === 'number' || ofRecord.test(text) ? 'silent' : verdictOfValue(status)
}

/** Many answers carry an `error` that is null, false or empty beside their success. */
function isSomething(value: unknown): boolean {
  if (typeof value === 'string') return !nothing.test(value.trim())
  return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value)
}

/** What a parsed JSON body says of itself. */
export function verdictOf(body: unknown): Verdict {
  if (body === null || body === '') return 'silent'
  const { success, ok, status, statusCode, error, errors } = fieldsOf(body)
  const verdicts = new Set([...[body, success, ok].map(verdictOfValue), ...[status, statusCode].map(verdictOfStatus)])
  if (verdicts.has('no') || isSomething(error) || isSomething(errors)) return 'no'
  if (verdicts.has('yes')) return 'yes'
  // Whoever wraps all answers wraps a no too.
  const wrapped = fieldsOf(fieldsOf(body)['data'])
  return [wrapped['success'], wrapped['ok']].some((value) => verdictOfValue(value) === 'no') ? 'no' : 'silent'
}

/** Yes or no in any spelling; undefined for neither. */
export const truthOf = (value: unknown): boolean | undefined => ({ yes: true, no: false, silent: undefined })[verdictOf(value)]

/** What frameworks write by themselves, HTTP's own name of a status: no reason, and English in every language. */
const reasonPhrase =
  /^(?:\d+ )?(?:bad.request|unauthorized|payment.required|forbidden|(?:page )?not.found|method.not.allowed|not.acceptable|request.time-?out|conflict|gone|length.required|precondition.(?:failed|required)|(?:payload|content|request.entity).too.large|uri.too.long|unsupported.media.type|unprocessable.\w+|locked|too.early|too.many.requests|internal.server.error|not.implemented|bad.gateway|service.unavailable|gateway.time-?out)\W*$/i

function textIn(value: unknown): string | null {
  if (typeof value === 'string') {
    const text = value.trim()
    return text === '' || reasonPhrase.test(text) ? null : shortened(text)
  }
  // A list of lists of lists is the most that anybody means; without an end, a body of brackets would end in an error.
  if (Array.isArray(value)) return firstText(value.flat(2).filter((part) => !Array.isArray(part)))
  const { message, msg, defaultMessage, detail, title } = fieldsOf(value)
  return firstText([message, msg, defaultMessage, detail, title].filter((part) => typeof part === 'string'))
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

/** The `message` of an answer that is an object; whatever else a success carries is not meant for the seller. */
export const messageOf = (body: unknown): string | null => textIn(fieldsOf(body)['message'])

/** Something that may be words, and the field that it is about. */
type Part = readonly [value: unknown, field?: unknown]

const isList = ([value]: Part): boolean => Array.isArray(value)
/** Sentences rather than codes, since any list may stand in a body. */
const isSentences = ([value]: Part): boolean => Array.isArray(value) && typeof value[0] === 'string' && /\S\s+\S/.test(value[0])

const listsIn = (value: unknown, name: string): readonly Part[] =>
  Object.entries(fieldsOf(value)).map(([part, inside]): Part => [inside, `${name}.${part}`]).filter(isList)

/** Errors by field, such as `{ nickname: ['It is taken.'] }`, also of a field in another, whose name is then a path. */
const errorsIn = (errors: unknown): readonly Part[] =>
  Array.isArray(errors)
    ? errors.map((error: unknown): Part => [error, fieldsOf(error)['field']])
    : [[errors], ...Object.entries(fieldsOf(errors)).flatMap(([name, inside]): Part[] => [[inside, name], ...listsIn(inside, name)])]

/**
 * What an answer has for the seller: words, as plain text no longer than can be read, and the field that they are about.
 * @param isRefusal whose whole body may be errors by field (Django REST)
 */
export function toldIn(body: unknown, isRefusal = false): { readonly message: string | null; readonly field?: unknown } {
  const { message, errors, error, detail, title } = fieldsOf(body)
  const parts: readonly Part[] = [[typeof body === 'string' ? body : message], ...errorsIn(errors), [error], [detail], [title]]
  for (const [value, field] of isRefusal ? [...parts, ...errorsIn(body).filter(isSentences)] : parts) {
    const words = textIn(value)
    if (words !== null) return { message: words, field }
  }
  // A record that lies there has words of its own, which are none of a refusal.
  const { message: wrapped, errors: wrappedErrors, error: wrappedError } = fieldsOf(fieldsOf(body)['data'])
  return isRefusal ? toldIn({ message: wrapped, errors: wrappedErrors, error: wrappedError }) : { message: null }
}

/** Whether an answer's status says "not now" rather than "no" (QUEUE-05). */
export const isNotNow = (status: number): boolean => status === 408 || status === 425 || status === 429 || status >= 500
