import { isDeepStrictEqual } from 'node:util'
import { failureResponseSchema, headerNames, responseSchemaOf, type EndpointName, type ResponseOf } from '@/contract/endpoints'
import type { z } from '@/contract/schema'
import { duplicateResultSchema, socketEvents, type DuplicateResult } from '@/contract/socket'
import type { Answer, SocketEvent } from './backend-under-test'
import { must, Unmet } from './verdict'

/** Parses what came with the contract's own schema. */
function fits<Data>(schema: z.ZodMiniType<Data>, value: unknown, answer: Answer | null): Data {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the whole'}: ${message}`)
  throw new Unmet(`it does not fit the contract (${issues.join('; ')})`, answer)
}

const isOk = ({ status }: Answer): boolean => status >= 200 && status < 300

const saysNo = ({ body }: Answer): boolean => failureResponseSchema.safeParse(body).data?.success === false

const isJson = (answer: Answer): void =>
  must(answer.body !== undefined, 'the answer is not JSON, or does not say so in its Content-Type', answer)

const noFailure = (answer: Answer): void =>
  must(answer.status < 500, `the server failed, with status ${answer.status}`, answer)

/** The answer says yes, and fits the contract. */
export function accepted<Name extends EndpointName>(name: Name, answer: Answer): ResponseOf<Name> {
  must(isOk(answer), `it was refused, with status ${answer.status}`, answer)
  isJson(answer)
  must(!saysNo(answer), 'the answer says success: false', answer)
  return fits(responseSchemaOf(name), answer.body, answer)
}

export interface SignIn {
  readonly token: string
  readonly sellerId: string
  readonly currentStep: unknown
}

/** The answer signs the seller in. */
export function signedIn(answer: Answer): SignIn {
  const data = accepted('login', answer)
  must(typeof data.token === 'string', 'the answer carries no token', answer)
  return { token: data.token, sellerId: data.sellerId, currentStep: data.currentStep }
}

/** The answer signs nobody in, in whatever way it says so. */
export function notSignedIn(answer: Answer): void {
  noFailure(answer)
  const parsed = responseSchemaOf('login').safeParse(answer.body)
  must(!isOk(answer) || typeof parsed.data?.token !== 'string', 'the answer carries a token', answer)
}

/** The answer says no, in whatever way it says so. */
export function refusedSomehow(name: EndpointName, answer: Answer): void {
  noFailure(answer)
  const fitting = responseSchemaOf(name).safeParse(answer.body).success
  must(!isOk(answer) || saysNo(answer) || !fitting, 'it was accepted', answer)
}

/** The answer says no with this status and in words for the seller. */
export function refusedWith(status: number, answer: Answer): void {
  must(answer.status === status, `it was answered with status ${answer.status}`, answer)
  isJson(answer)
  const { success, message = '' } = fits(failureResponseSchema, answer.body, answer)
  must(success !== true, 'the refusal says success: true', answer)
  must(message.trim() !== '', 'the refusal has no message for the seller', answer)
}

/** The answer says when to try again, in seconds or as an HTTP date. */
export function namesATime(answer: Answer): void {
  const value = answer.headers.get(headerNames.retryAfter) ?? ''
  const readable = /^\d+$/.test(value) || (/^[a-z]/i.test(value) && !Number.isNaN(Date.parse(value)))
  must(readable, `the ${headerNames.retryAfter} header is '${value}'`, answer)
}

/** Two answers that are one and the same. */
export function sameAnswer(first: Answer, second: Answer): void {
  must(first.status === second.status, `the first status was ${first.status}, the second ${second.status}`, second)
  must(isDeepStrictEqual(first.body, second.body), `the first body was ${JSON.stringify(first.body)}`, second)
}

/** The events are results of the duplicate check that fit the contract. */
export const duplicateResults = (events: readonly SocketEvent[]): readonly DuplicateResult[] =>
  events.map(({ event, payload }) => {
    must(event === socketEvents.duplicateResult, `the event is called '${event}'`)
    return fits(duplicateResultSchema, payload, null)
  })

/** Whether a result means that the value is free (REG-08). */
export const saysAvailable = ({ available }: DuplicateResult): boolean => available === true || available === 'true'
