import type { ContactChannel } from '@/contract/contact-channels'
import type { EndpointName } from '@/contract/endpoints'
import { readAnswer as readBody, type AnswerBody } from '@/transport/read-answer'

/** A call as it goes over the wire. */
export interface WireCall {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** Null for a call without a body. */
  readonly text: string | null
}

export interface Answer {
  readonly kind: 'answer'
  readonly status: number
  readonly headers: Headers
  readonly body: AnswerBody
}

/** What came back, if anything did. */
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
  /** False once the backend has let go of the connection. */
  isOpen(): boolean
  close(): void
}

/** Who the codes of a registration were sent to. */
export interface CodeRecipient {
  readonly sellerId: string
  readonly email: string
  readonly mobile: string
  readonly secondaryMobile: string
}

/** The code that was last sent over each channel. */
export type SentCodes = Readonly<Record<ContactChannel, string>>

/** Lets time pass: at once where the backend goes by a clock of ours, and by waiting where it does not. */
export interface Clock {
  /** The longest time that can pass, in milliseconds. */
  readonly longest: number
  pass(milliseconds: number): Promise<void>
}

/** A seller who is there already, verified. */
export interface Account {
  readonly email: string
  readonly password: string
}

/** A backend that the suite is held against, whatever it is made of. */
export interface BackendUnderTest {
  readonly name: string
  send(call: WireCall): Promise<Reply>
  /** Opens a connection of its own; null when nobody takes it. */
  converse(): Promise<Conversation | null>
  /** Tells the codes that were sent; null when nobody can. */
  readonly codesOf: ((recipient: CodeRecipient) => Promise<SentCodes>) | null
  readonly clock: Clock
  /** How long an event may stay without its answer. */
  readonly eventWithinMilliseconds: number
  /** The address that the portal is opened from when it is not the backend's own; null when there is none. */
  readonly portalOrigin: string | null
  /** Endpoints that are not there. */
  readonly missing: ReadonlySet<EndpointName>
  /** The one seller that rows may use; null where they register sellers of their own. */
  readonly account: Account | null
  /** Somebody else than the account, for what is another seller's. */
  readonly otherAccount: Account | null
}

/** A backend that has every endpoint, and registers sellers. */
export const complete = { missing: new Set(), account: null, otherAccount: null } as const satisfies Partial<BackendUnderTest>

/** Reads an answer as the portal does: its body is told by its content, whatever it calls itself. */
export async function readAnswer(response: Response): Promise<Answer> {
  const { status, headers } = response
  return { kind: 'answer', status, headers, body: await readBody(response) }
}

/** The JSON of an answer; undefined where it has none. */
export const jsonIn = ({ body }: Answer): unknown => (body.kind === 'json' ? body.value : undefined)

interface SentCode {
  readonly channel: ContactChannel
  readonly code: string
}

/** The last code of each channel. @param sent what one seller was sent, oldest first */
export function sentCodesIn(sent: readonly SentCode[]): SentCodes {
  const last = (channel: ContactChannel): string => sent.findLast((code) => code.channel === channel)?.code ?? ''
  return { email: last('email'), mobile: last('mobile'), secondary: last('secondary') }
}
