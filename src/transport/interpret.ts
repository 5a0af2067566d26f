import { isNotNow, messageOf, toldIn, verdictOf } from '@/contract/answers'
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
 * Whether an answer says "not now" rather than "no". A 409 that names a time is one of them: the same
 * idempotency key is still being worked on, such as after a tab died while it was sending.
 */
const worthAnotherTry = (status: number, namedTime: number | null): boolean =>
  isNotNow(status) || (status === 409 && namedTime !== null)

/** The value in a body that the contract's schemas are tried on. */
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

/** JSON that was cut short has no words. */
const isCutShort = (body: AnswerBody): boolean => body.kind === 'text' && /^[[{"]/.test(body.text)

/**
 * What a refusal says besides its words, on its own or in its `error`; most backends say nothing of it.
 * @param field the one that its words stand under
 */
function refusalIn(said: unknown, field: unknown, status?: number): Refusal {
  const given: Fields = { field, ...fieldsOf(fieldsOf(said)['error']), ...fieldsOf(said) }
  const code = codesIn(said).map((word) => word.trim().toLowerCase().replaceAll('_', '-'))[0] ?? ''
  const refusal = refusalSchema.safeParse({ ...given, code }).data ?? {}
  // Whoever has a word for the thing that is missing knows the address (EXT-03); one that may be of any address says nothing.
  const isOfThing = /[a-z]/.test(code) && !/^not-?found$|route|path|endpoint|ur[il]|page/.test(code)
  return status === 404 && refusal.code === undefined && isOfThing ? { ...refusal, code: 'unknown' } : refusal
}

const codesIn = (said: unknown): readonly string[] =>
  [fieldsOf(said)['code'], fieldsOf(fieldsOf(said)['error'])['code']].filter((code) => typeof code === 'string')

/** Whether a 2xx is a no: it says so, or to a signed-in seller's call it has a code of our contract and no yes (EXT-06). */
function isRefusal(said: unknown, isOfSeller: boolean): boolean {
  const verdict = verdictOf(said)
  return verdict === 'no' || (isOfSeller && verdict === 'silent' && refusalIn(said, undefined).code !== undefined)
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Whether a 2xx answer that does not say no is a success, where its body is open: an object that says yes in a known
 * spelling or carries a message, and where only the backend can have answered, more than that.
 * @param isConfirmation of a code: any object will do, or nothing; all else has to say yes, or 'Invalid OTP' in a list would do
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
  const { message, field } = toldIn(isCutShort(body) ? null : said, isRefused)
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
