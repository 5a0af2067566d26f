import { isRetryableStatus, messageOf, messageIn, verdictOf } from '@/contract/answers'
import { answerSchemaOf, endpoints, type AnswerOf, type EndpointName } from '@/contract/endpoints'
import { refusalSchema, type Refusal } from '@/contract/modules/refusal'
import { fieldsOf, type Fields } from '@/contract/plain-values'
import type { CallResult } from './call'
import type { AnswerBody } from './read-answer'
import { retryAfterOf } from './retry-after'

/** Whether nobody but the backend can have answered: over plain http anybody on the way can. */
function onlyTheBackendAnswers(origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  return protocol === 'https:' || /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
}

/**
 * Whether an answer says "not now" rather than "no". A 409 with Retry-After does too: a request with the same
 * idempotency key is still being processed, such as after a tab died while it was sending.
 */
const worthAnotherTry = (status: number, namedTime: number | null): boolean =>
  isRetryableStatus(status) || (status === 409 && namedTime !== null)

/** The value in a body that the contract's schemas parse. */
function saidIn(body: AnswerBody): unknown {
  switch (body.kind) {
    case 'json':
      return body.value
    case 'text':
      return body.text
    case 'empty':
    case 'page':
    case 'broken':
      return undefined
  }
}

/** Whether a text is JSON that was cut short, which must not be shown as a message. */
const isCutShort = (body: AnswerBody): boolean => body.kind === 'text' && /^[[{"]/.test(body.text)

/**
 * What a refusal says besides its message, at its top level or in its `error`; most backends say none of it.
 * @param field the name under which the message was found
 */
function refusalIn(said: unknown, field: unknown, status?: number): Refusal {
  const given: Fields = { field, ...fieldsOf(fieldsOf(said)['error']), ...fieldsOf(said) }
  const code = codesIn(said).map((word) => word.trim().toLowerCase().replaceAll('_', '-'))[0] ?? ''
  const refusal = refusalSchema.safeParse({ ...given, code }).data ?? {}
  // A 404 whose code names the missing thing is from a backend that knows the address (EXT-03); a code for any address proves nothing.
  const isOfThing = /[a-z]/.test(code) && !/^not-?found$|route|path|endpoint|ur[il]|page/.test(code)
  return status === 404 && refusal.code === undefined && isOfThing ? { ...refusal, code: 'unknown' } : refusal
}

const codesIn = (said: unknown): readonly string[] =>
  [fieldsOf(said)['code'], fieldsOf(fieldsOf(said)['error'])['code']].filter((code) => typeof code === 'string')

/** Whether a 2xx is a refusal: it says no; or, to a signed-in seller's call, it has a refusal code of the contract and no yes (EXT-06). */
function isRefusal(said: unknown, isOfSeller: boolean): boolean {
  const verdict = verdictOf(said)
  return verdict === 'no' || (isOfSeller && verdict === 'silent' && refusalIn(said, undefined).code !== undefined)
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Whether a 2xx answer that does not say no is a success, if the specification leaves its body open: an object that says yes
 * or has a message; if only the backend can have answered, also other JSON, an empty body, or a word that says yes.
 * @param isConfirmation of a code: any object or an empty answer will do; all else must say yes, or a list with 'Invalid OTP' would pass
 */
function isSuccess(body: AnswerBody, origin: string, isConfirmation: boolean): boolean {
  const said = saidIn(body)
  if (isObject(said) && (isConfirmation || messageOf(said) !== null || verdictOf(said) === 'yes')) return true
  const isEnough = isConfirmation ? said === undefined || (Array.isArray(said) && said.length === 0) : body.kind !== 'text'
  return onlyTheBackendAnswers(origin) && (isEnough || verdictOf(said) === 'yes')
}

/** Classifies an answer by its status, its body and its origin. @param now milliseconds since the epoch */
export function interpret<Name extends EndpointName>(
  name: Name,
  response: Response,
  body: AnswerBody,
  { origin, now }: { readonly origin: string; readonly now: number },
): CallResult<AnswerOf<Name>> {
  const { status } = response
  const namedTime = retryAfterOf(response.headers, now)
  // A time in the past (with a wrong clock every date may be) counts as none, or retries would follow without a pause.
  const retryAfterMilliseconds = namedTime === 0 ? null : namedTime
  const said = saidIn(body)
  const isRefused = response.ok ? isRefusal(said, endpoints[name].access !== 'public') : status >= 400 && !worthAnotherTry(status, namedTime)
  const { message, field } = messageIn(isCutShort(body) ? null : said, isRefused)
  if (body.kind === 'page' || body.kind === 'broken')
    return { kind: 'unavailable', status, message, retryAfterMilliseconds }
  if (status === 401 && endpoints[name].access !== 'public') return { kind: 'unauthorised', message }
  if (isRefused) return { kind: 'rejected', status, message, ...refusalIn(said, field, status) }
  if (response.ok) {
    const { success } = endpoints[name]
    const isOpen = success !== 'specified'
    const parsed = answerSchemaOf(name).safeParse(isOpen ? { ...fieldsOf(said), message: messageOf(said) ?? undefined } : said)
    return parsed.success && (!isOpen || isSuccess(body, origin, success === 'confirmed'))
      ? { kind: 'ok', data: parsed.data }
      : { kind: 'unclear', status, message }
  }
  return { kind: 'unavailable', status, message, retryAfterMilliseconds }
}
