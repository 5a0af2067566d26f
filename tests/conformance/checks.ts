import { isDeepStrictEqual } from 'node:util'
import { verdictOf } from '@/contract/answers'
import { failureResponseSchema, headerNames, responseSchemaOf, type AnswerOf, type EndpointName } from '@/contract/endpoints'
import type { Refusal, RefusalCode } from '@/contract/modules/refusal'
import { fieldsOf } from '@/contract/plain-values'
import type { z } from '@/contract/schema'
import { duplicateAnswerSchema, duplicateResultSchema, socketEvents, type DuplicateField } from '@/contract/socket'
import type { NextStep } from '@/contract/steps'
import type { CallResult } from '@/transport/call'
import { interpret } from '@/transport/interpret'
import { jsonIn, type Answer, type SocketEvent } from './backend-under-test'
import { must, note } from './verdict'

/** Over plain http the portal trusts fewer answers; a test system without https is judged as the https system it stands for. */
const origin = 'https://backend.example'

/** How the portal interprets an answer. */
const readingOf = <Name extends EndpointName>(name: Name, { status, headers, body }: Answer): CallResult<AnswerOf<Name>> =>
  interpret(name, new Response(null, { status, headers }), body, { origin, now: Date.now() })

/** Where a value does not fit the contract; null where it does. */
function shortfallOf(schema: z.ZodMiniType, value: unknown): string | null {
  const parsed = schema.safeParse(value)
  if (parsed.success) return null
  return `it does not fit the contract (${issuesIn(parsed.error)})`
}

/** The invalid fields with their messages. @param under the path of the value */
export const issuesIn = ({ issues }: z.core.$ZodError, under: readonly PropertyKey[] = []): string =>
  issues.map(({ path, message }) => `${[...under, ...path].join('.') || 'the whole'}: ${message}`).join('; ')

const isOk = ({ status }: Answer): boolean => status >= 200 && status < 300

const isPage = ({ body }: Answer): boolean => body.kind === 'page' || body.kind === 'broken'

const noFailure = (answer: Answer): void =>
  must(answer.status < 500, `the server failed, with status ${answer.status}`, answer)

/** The answer says yes in a way that the portal understands, which is enough to go on to the row's own point. */
export function understood<Name extends EndpointName>(name: Name, answer: Answer): AnswerOf<Name> {
  must(isOk(answer), `it was refused, with status ${answer.status}`, answer)
  must(!isPage(answer), 'the answer is a web page, or broke off', answer)
  const reading = readingOf(name, answer)
  must(reading.kind !== 'rejected', 'the answer says no', answer)
  const shortfall = shortfallOf(responseSchemaOf(name), jsonIn(answer)) ?? 'it says neither yes nor no'
  must(reading.kind === 'ok', `the portal makes nothing of the answer: ${shortfall}`, answer)
  return reading.data
}

/** The answer says yes; a deviation from the contract is noted. @returns the portal's reading */
export function accepted<Name extends EndpointName>(name: Name, answer: Answer): AnswerOf<Name> {
  const read = understood(name, answer)
  const shortfall = shortfallOf(responseSchemaOf(name), jsonIn(answer))
  if (shortfall !== null) note(shortfall, answer)
  return read
}

/** The answer signs the seller in, in a way that the portal understands. */
export function signedInSomehow(answer: Answer): { readonly token: string; readonly sellerId: string; readonly nextStep: NextStep | 'unknown' } {
  const read = understood('login', answer)
  must(read.kind === 'signed-in', 'the answer signs nobody in', answer)
  return read
}

export interface SignIn {
  readonly token: string
  readonly sellerId: string
  readonly currentStep: unknown
  /** The next step that the portal derives from it. */
  readonly nextStep: NextStep | 'unknown'
}

/** The answer signs the seller in. */
export function signedIn(answer: Answer): SignIn {
  accepted('login', answer)
  const read = signedInSomehow(answer)
  const { token, currentStep } = fieldsOf(jsonIn(answer))
  // Without a top-level token the answer fits the contract's refusal, so `accepted` has noted nothing.
  if (token !== read.token) note('its token lies within another part of the answer', answer)
  return { ...read, currentStep }
}

/** Whether the portal goes on as if this answer were a yes. */
function isTakenForYes(name: EndpointName, answer: Answer): boolean {
  const reading = isOk(answer) ? readingOf(name, answer) : null
  return reading?.kind === 'ok' && !('kind' in reading.data && reading.data.kind === 'refused')
}

/** The answer signs nobody in, whatever form the refusal has. */
export function notSignedIn(answer: Answer): void {
  noFailure(answer)
  must(!isTakenForYes('login', answer), 'the answer carries a token', answer)
}

/** The answer says no in any form that the portal does not take for a yes. */
export function refusedSomehow(name: EndpointName, answer: Answer): void {
  noFailure(answer)
  must(!isTakenForYes(name, answer), 'it was accepted', answer)
}

/** If the portal took a refusal for a yes, the seller would be told that it is done, and her input would be lost. */
export const notTakenForYes = (name: EndpointName, answer: Answer): void =>
  must(!isTakenForYes(name, answer), `it was answered with status ${answer.status}, which the portal takes for a yes`, answer)

/** The portal's message for the seller, which it reads from every endpoint in the same way. */
function wordsIn(answer: Answer): string | null {
  const reading = readingOf('login', answer)
  return 'message' in reading ? reading.message : null
}

/** The answer is a refusal with this status and a message for the seller. */
export function refusedWith(status: number, answer: Answer): void {
  must(answer.status === status, `it was answered with status ${answer.status}`, answer)
  // With a Retry-After the portal would retry for ever instead of telling the seller.
  must(status !== 409 || answer.headers.get(headerNames.retryAfter) === null, `the refusal has ${headerNames.retryAfter}, as if it was still being worked on`, answer)
  must(!isPage(answer), 'the answer is a web page, or broke off', answer)
  must(wordsIn(answer) !== null, 'the refusal has no message for the seller', answer)
  const json = jsonIn(answer)
  must(verdictOf(fieldsOf(json)['success']) !== 'yes', 'the refusal says success: true', answer)
  const { data } = failureResponseSchema.safeParse(json)
  if ((data?.message ?? '').trim() === '') note('the refusal has no message for the seller; it has its words elsewhere', answer)
}

/**
 * The refusal's machine-readable part (EXT-06), wherever and however it is spelt; a deviation from the contract is
 * noted.
 * @param besides the members besides the code that the row is about
 */
export function refusalIn(answer: Answer, code: RefusalCode, besides: readonly ('field' | 'current')[]): Refusal {
  const reading = readingOf('record', answer)
  const refusal: Refusal = reading.kind === 'rejected' ? reading : {}
  must(refusal.code === code, `its code is not '${code}'`, answer)
  const said = fieldsOf(jsonIn(answer))
  if (said['code'] !== code) note(`its code '${code}' is spelled in another way, or stands elsewhere`, answer)
  for (const name of besides) if (refusal[name] !== undefined && said[name] === undefined) note(`its ${name} stands elsewhere`, answer)
  return refusal
}

/** The refusal tells the portal the reason. @param field the refused field, where the portal relies on it */
export const withCode = (code: RefusalCode, field?: string) => ({
  expected: `with code ${code}${field === undefined ? '' : ` and field ${field}`}`,
  check(answer: Answer): void {
    const refusal = refusalIn(answer, code, field === undefined ? [] : ['field'])
    must(field === undefined || refusal.field === field, `its field is not '${field}'`, answer)
  },
})

/** The answer says when to try again, in seconds or as an HTTP date. */
export function namesATime(answer: Answer): void {
  const value = answer.headers.get(headerNames.retryAfter) ?? ''
  const readable = /^\d+$/.test(value) || (/^[a-z]/i.test(value) && !Number.isNaN(Date.parse(value)))
  must(readable, `the ${headerNames.retryAfter} header is '${value}'`, answer)
}

/** The two answers are identical. */
export function sameAnswer(first: Answer, second: Answer): void {
  must(first.status === second.status, `the first status was ${first.status}, the second ${second.status}`, second)
  must(isDeepStrictEqual(first.body, second.body), `the first body was ${JSON.stringify(jsonIn(first)) ?? first.body.kind}`, second)
}

/** How the portal interprets a result of the duplicate check. */
export interface DuplicateReading {
  readonly field: DuplicateField
  /** Whether the value is free (REG-08). */
  readonly available: boolean
}

/** The events are results of the duplicate check; a deviation from the contract is noted. */
export const duplicateResults = (events: readonly SocketEvent[]): readonly DuplicateReading[] =>
  events.map(({ event, payload }) => {
    must(event === socketEvents.duplicateResult, `the event is called '${event}'`)
    const shortfall = shortfallOf(duplicateResultSchema, payload)
    const { data } = duplicateAnswerSchema.safeParse(payload)
    must(data !== undefined, shortfall ?? 'the portal makes nothing of it')
    if (shortfall !== null) note(shortfall, null)
    return data
  })
