import { wordsMaximumLength } from './limits'
import { fieldsOf, textOf } from './plain-values'

/**
 * How backends say yes, no and why. The specification names `success` and `message` and leaves the rest open, so this
 * module, and no other, understands what servers and their frameworks usually answer.
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

/** Words that are usually a record's own status, such as a rejected application: they say nothing about the call. */
const ofRecord = /^(?:y|n|invalid|denied|declined|refused|rejected)$/i

/** `status` may be a word or repeat the HTTP status, as number or text; every backend gives other numbers a meaning of its own. */
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

/** Whether a parsed JSON body says yes or no. */
export function verdictOf(body: unknown): Verdict {
  if (body === null || body === '') return 'silent'
  const { success, ok, status, statusCode, error, errors } = fieldsOf(body)
  const verdicts = new Set([...[body, success, ok].map(verdictOfValue), ...[status, statusCode].map(verdictOfStatus)])
  if (verdicts.has('no') || isSomething(error) || isSomething(errors)) return 'no'
  if (verdicts.has('yes')) return 'yes'
  // A backend that wraps every answer in `data` wraps its no there too.
  const wrapped = fieldsOf(fieldsOf(body)['data'])
  return [wrapped['success'], wrapped['ok']].some((value) => verdictOfValue(value) === 'no') ? 'no' : 'silent'
}

/** Yes or no in any spelling; undefined for neither. */
export const truthOf = (value: unknown): boolean | undefined => ({ yes: true, no: false, silent: undefined })[verdictOf(value)]

/** The standard phrase of an HTTP status, which frameworks fill in: it gives the seller no reason, and is English in every language. */
const reasonPhrase =
  /^(?:\d+ )?(?:bad.request|unauthorized|payment.required|forbidden|(?:page )?not.found|method.not.allowed|not.acceptable|request.time-?out|conflict|gone|length.required|precondition.(?:failed|required)|(?:payload|content|request.entity).too.large|uri.too.long|unsupported.media.type|unprocessable.\w+|locked|too.early|too.many.requests|internal.server.error|not.implemented|bad.gateway|service.unavailable|gateway.time-?out)\W*$/i

/** Texts for programs: a code or key instead of words, or a framework's message about an unknown address. */
const forPrograms = /^\S*\w[_.:]\w\S*$|^(?:cannot|route) (?:get|post).\//i

function textIn(value: unknown): string | null {
  if (typeof value === 'string') {
    const text = value.trim()
    return text === '' || reasonPhrase.test(text) ? null : shortened(text)
  }
  // No backend nests its messages deeper than two levels; unlimited recursion would overflow the stack on a body of nothing but brackets.
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

/** The `message` of an answer that is an object; no other field of a success is meant for the seller. */
export const messageOf = (body: unknown): string | null => textIn(fieldsOf(body)['message'])

/** A value that may be a message, and the field of the request that it is about. */
type Part = readonly [value: unknown, field?: unknown]

const isList = ([value]: Part): boolean => Array.isArray(value)
/** Whether a value is a list of sentences rather than of codes: a body may contain any list. */
const isSentences = ([value]: Part): boolean => Array.isArray(value) && typeof value[0] === 'string' && /\S\s+\S/.test(value[0])

const listsIn = (value: unknown, name: string): readonly Part[] =>
  Object.entries(fieldsOf(value)).map(([part, inside]): Part => [inside, `${name}.${part}`]).filter(isList)

/** Errors by field, such as `{ nickname: ['It is taken.'] }`; a nested field is named by its path, such as `pickupAddress.pincode`. */
const errorsIn = (errors: unknown): readonly Part[] =>
  Array.isArray(errors)
    ? errors.map((error: unknown): Part => [error, fieldsOf(error)['field']])
    : [[errors], ...Object.entries(fieldsOf(errors)).flatMap(([name, inside]): Part[] => [[inside, name], ...listsIn(inside, name)])]

/**
 * The message that an answer has for the seller, as plain text shortened to a readable length, and the field it is about.
 * @param isRefusal whether it is a refusal, whose whole body may be errors by field (Django REST)
 */
export function messageIn(body: unknown, isRefusal = false): { readonly message: string | null; readonly field?: unknown } {
  const { message, errors, error, detail, title } = fieldsOf(body)
  const parts: readonly Part[] = [[typeof body === 'string' ? body : message], ...errorsIn(errors), [error], [detail], [title]]
  /** The field of a code is used although the code itself is not shown. */
  let ofCode: unknown
  for (const [value, field] of isRefusal ? [...parts, ...errorsIn(body).filter(isSentences)] : parts) {
    const words = textIn(value)
    if (words === null) continue
    if (!forPrograms.test(words)) return { message: words, field }
    ofCode ??= field
  }
  // In a success, `data` is a record, and a message in it is a field of the record.
  const { message: wrapped, errors: wrappedErrors, error: wrappedError } = fieldsOf(fieldsOf(body)['data'])
  return isRefusal ? { field: ofCode, ...messageIn({ message: wrapped, errors: wrappedErrors, error: wrappedError }) } : { message: null }
}

/** Whether an answer's status says "not now" rather than "no" (QUEUE-05). */
export const isRetryableStatus = (status: number): boolean => status === 408 || status === 425 || status === 429 || status >= 500
