import { headerNames } from '@/contract/endpoints'
import { refuse, refuseUntil, type Outcome } from './outcome'
import type { CallHeaders } from './sessions'
import { texts } from './texts'

/** A call as it came over the wire. */
export interface WireRequest {
  readonly headers: CallHeaders
  /** The parameters of the address's query, which only GETs use. */
  readonly parameters: Readonly<Record<string, string>>
  readonly text: string
  /** The network address that it came from; none within a page. */
  readonly address?: string
}

/** An answer as it goes over the wire: the body is JSON. */
export interface WireResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

/** Answers are personal: no cache may keep them. */
export const answerWith = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): WireResponse => ({
  status,
  headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers },
  body,
})

export function toWire(outcome: Outcome<unknown>): WireResponse {
  if (outcome.ok) return answerWith(200, outcome.body)
  const { status, message, retryAfterSeconds, refusal } = outcome
  const headers = retryAfterSeconds === undefined ? {} : { [headerNames.retryAfter]: String(retryAfterSeconds) }
  return answerWith(status, { success: false, message, ...refusal }, headers)
}

/** @param milliseconds until the next call is accepted */
export const tooManyCalls = (milliseconds: number): WireResponse => toWire(refuseUntil(milliseconds, 0, texts.tooManyRequests))

/** The answers to requests that are no call of the contract, or that could not be read. */
export const wireRefusals = {
  notFound: (): WireResponse => toWire(refuse(404, texts.notFound)),
  wrongMethod: (method: string): WireResponse => toWire(refuse(405, texts.wrongMethod(method))),
  notJson: (): WireResponse => toWire(refuse(415, texts.notJson)),
  serverError: (): WireResponse => toWire(refuse(500, texts.serverError)),
  tooSlow: (): WireResponse => toWire(refuse(408, texts.tooSlow)),
  tooLarge: (): WireResponse => toWire(refuse(413, texts.tooLarge)),
  encoded: (): WireResponse => toWire(refuse(415, texts.encoded)),
  notText: (): WireResponse => toWire(refuse(400, texts.notText)),
  notHttp: (): WireResponse => toWire(refuse(400, texts.notHttp)),
  upgrade: (): WireResponse => toWire(refuse(400, texts.upgrade)),
  headersTooLarge: (): WireResponse => toWire(refuse(431, texts.headersTooLarge)),
} as const
