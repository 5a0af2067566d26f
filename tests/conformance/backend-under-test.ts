import type { ContactChannel } from '@/contract/contact-channels'
import type { EndpointName } from '@/contract/endpoints'
import { readAnswer as readBody, type AnswerBody } from '@/transport/read-answer'

/** A request as it is sent. */
export interface WireCall {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** Null for a request without a body. */
  readonly text: string | null
}

export interface Answer {
  readonly kind: 'answer'
  readonly status: number
  readonly headers: Headers
  readonly body: AnswerBody
}

/** The answer to a request, or why none came. */
export type Reply = Answer | { readonly kind: 'silence'; readonly reason: string }

export interface SocketEvent {
  readonly event: string
  readonly payload: unknown
}

/** One connection of a client to the backend's socket. */
export interface Conversation {
  say(event: string, payload: unknown): void
  /** Everything that the backend has said on this connection so far. */
  heard(): readonly SocketEvent[]
  /** False once the backend has closed the connection. */
  isOpen(): boolean
  close(): void
}

/** The seller whose registration sent the codes. */
export interface CodeRecipient {
  readonly sellerId: string
  readonly email: string
  readonly mobile: string
  readonly secondaryMobile: string
}

/** The last code sent over each channel. */
export type SentCodes = Readonly<Record<ContactChannel, string>>

/** Lets time pass: immediately where the backend uses a clock of ours, otherwise by waiting. */
export interface Clock {
  /** The longest time that can pass, in milliseconds. */
  readonly longest: number
  pass(milliseconds: number): Promise<void>
}

/** An existing, verified seller. */
export interface Account {
  readonly email: string
  readonly password: string
}

/** A backend that the suite tests, whatever runs behind it. */
export interface BackendUnderTest {
  readonly name: string
  send(call: WireCall): Promise<Reply>
  /** Opens a new connection; null when the backend accepts none. */
  converse(): Promise<Conversation | null>
  /** Returns the codes that were sent; null where nothing can look them up. */
  readonly codesOf: ((recipient: CodeRecipient) => Promise<SentCodes>) | null
  readonly clock: Clock
  /** How long an event may wait for its answer. */
  readonly eventWithinMilliseconds: number
  /** The portal's origin where it differs from the backend's own; null where it does not. */
  readonly portalOrigin: string | null
  /** Endpoints that the backend does not have. */
  readonly missing: ReadonlySet<EndpointName>
  /** The one seller that rows may use; null where rows register their own. */
  readonly account: Account | null
  /** A second seller, for rows about another seller's data. */
  readonly otherAccount: Account | null
}

/** A backend that has every endpoint and registers sellers. */
export const complete = { missing: new Set(), account: null, otherAccount: null } as const satisfies Partial<BackendUnderTest>

/** Reads an answer as the portal does: the content tells the kind of body, not the Content-Type. */
export async function readAnswer(response: Response): Promise<Answer> {
  const { status, headers } = response
  return { kind: 'answer', status, headers, body: await readBody(response) }
}

/** The JSON of an answer; undefined without one. */
export const jsonIn = ({ body }: Answer): unknown => (body.kind === 'json' ? body.value : undefined)

interface SentCode {
  readonly channel: ContactChannel
  readonly code: string
}

/** The last code of each channel. @param sent one seller's codes, oldest first */
export function sentCodesIn(sent: readonly SentCode[]): SentCodes {
  const last = (channel: ContactChannel): string => sent.findLast((code) => code.channel === channel)?.code ?? ''
  return { email: last('email'), mobile: last('mobile'), secondary: last('secondary') }
}
