import { isDeepStrictEqual } from 'node:util'
import { wordsOf } from '@/contract/answers'
import { answerSchemaOf, failureResponseSchema, headerNames, responseSchemaOf, type AnswerOf, type EndpointName, type ResponseOf } from '@/contract/endpoints'
import type { z } from '@/contract/schema'
import { duplicateAnswerSchema, duplicateResultSchema, socketEvents, type DuplicateResult } from '@/contract/socket'
import type { NextStep } from '@/contract/steps'
import type { Answer, SocketEvent } from './backend-under-test'
import { must, UnderstoodAllTheSame, Unmet } from './verdict'

/**
 * Parses what came with the contract's own schema.
 * @param isUnderstood whether the portal makes something of it all the same
 */
function fits<Data>(
  schema: z.ZodMiniType<Data>,
  value: unknown,
  { answer, isUnderstood }: { readonly answer: Answer | null; readonly isUnderstood: () => boolean },
): Data {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the whole'}: ${message}`)
  const found = `it does not fit the contract (${issues.join('; ')})`
  throw isUnderstood() ? new UnderstoodAllTheSame(found, answer) : new Unmet(found, answer)
}

/** Whether the portal makes of an answer what was meant by it. */
function isRead(name: EndpointName, body: unknown): boolean {
  const read = answerSchemaOf(name).safeParse(body)
  if (!read.success) return false
  return !('kind' in read.data) || read.data.kind === 'signed-in'
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
  return fits(responseSchemaOf(name), answer.body, { answer, isUnderstood: () => isRead(name, answer.body) })
}

/** The answer says yes, in a way that the portal understands: good enough to go on to what a row is about. */
export function understood<Name extends EndpointName>(name: Name, answer: Answer): AnswerOf<Name> {
  must(isOk(answer), `it was refused, with status ${answer.status}`, answer)
  must(!saysNo(answer), 'the answer says success: false', answer)
  const read = answerSchemaOf(name).safeParse(answer.body)
  must(read.success, 'the portal makes nothing of it', answer)
  return read.data
}

/** The answer signs the seller in, in a way that the portal understands. */
export function signedInSomehow(answer: Answer): { readonly token: string; readonly sellerId: string } {
  const read = understood('login', answer)
  must(read.kind === 'signed-in', 'the answer signs nobody in', answer)
  return read
}

export interface SignIn {
  readonly token: string
  readonly sellerId: string
  readonly currentStep: unknown
  /** Where the portal takes the seller to stand by it. */
  readonly nextStep: NextStep | 'unknown'
}

/** The answer signs the seller in. */
export function signedIn(answer: Answer): SignIn {
  const data = accepted('login', answer)
  must(typeof data.token === 'string', 'the answer carries no token', answer)
  const read = answerSchemaOf('login').safeParse(answer.body).data
  const nextStep = read?.kind === 'signed-in' ? read.nextStep : 'unknown'
  return { token: data.token, sellerId: data.sellerId, currentStep: data.currentStep, nextStep }
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
  const hasWords = (): boolean => wordsOf(answer.body) !== null
  const { success, message = '' } = fits(failureResponseSchema, answer.body, { answer, isUnderstood: hasWords })
  must(success !== true, 'the refusal says success: true', answer)
  if (message.trim() !== '') return
  const found = 'the refusal has no message for the seller'
  throw hasWords() ? new UnderstoodAllTheSame(`${found}; it has its words elsewhere`, answer) : new Unmet(found, answer)
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
    const isUnderstood = (): boolean => duplicateAnswerSchema.safeParse(payload).success
    return fits(duplicateResultSchema, payload, { answer: null, isUnderstood })
  })

/** Whether a result means that the value is free (REG-08). */
export const saysAvailable = ({ available }: DuplicateResult): boolean => available === true || available === 'true'
