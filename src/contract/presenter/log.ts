import { endpointNames } from '../endpoints'
import { z } from '../schema'
import { interferenceSchema } from './network'

/** Milliseconds since the epoch, by the service's clock. */
const time = z.number()
const bodySchema = z.unknown()

const callEndSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('running') }),
  z.object({ kind: z.literal('answered'), status: z.number(), body: bodySchema, milliseconds: z.number() }),
  /** No answer: no network, lost on the way, or the app timed out. `milliseconds` is null if the page was closed before the call ended. */
  z.object({ kind: z.literal('unanswered'), milliseconds: z.nullable(z.number()) }),
])
export type CallEnd = z.infer<typeof callEndSchema>

export const logEntrySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('call'),
    id: z.string(),
    at: time,
    endpoint: z.enum(endpointNames),
    /** The idempotency key. */
    key: z.nullable(z.string()),
    /** Masked. */
    request: bodySchema,
    interference: z.nullable(interferenceSchema),
    end: callEndSchema,
  }),
  z.object({
    kind: z.literal('event'),
    id: z.string(),
    at: time,
    direction: z.enum(['to-service', 'to-app']),
    event: z.string(),
    /** Masked. */
    payload: bodySchema,
    interference: z.nullable(interferenceSchema),
  }),
])
/** A call or a socket event. Passwords, tokens and codes are masked before it is kept. */
export type LogEntry = z.infer<typeof logEntrySchema>
export type CallEntry = Extract<LogEntry, { kind: 'call' }>
export type EventEntry = Extract<LogEntry, { kind: 'event' }>
/** How many entries the log keeps, the newest. */
export const logLength = 200
