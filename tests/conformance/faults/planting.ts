import { endpoints, headerNames, stepEndpoints, type EndpointName } from '@/contract/endpoints'
import { onboardingSteps } from '@/contract/steps'
import { jsonIn, type Answer, type BackendUnderTest, type Conversation, type Reply, type SocketEvent, type WireCall } from '../backend-under-test'

/** A mistake that a backend may make, and the rows that must notice it. */
export interface Fault {
  readonly name: string
  readonly breaks: readonly string[]
  readonly plant: (backend: BackendUnderTest) => BackendUnderTest
}

export type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of a JSON object; none of anything else. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

export function bodyOf({ text }: WireCall): Fields {
  try {
    return fieldsOf(JSON.parse(text ?? ''))
  } catch {
    return {}
  }
}

export const isCallTo = (name: EndpointName, { path }: WireCall): boolean => path.split('?', 1)[0] === endpoints[name].path

export const isStep = (call: WireCall): boolean => onboardingSteps.some((step) => isCallTo(stepEndpoints[step], call))

export const keyOf = ({ headers }: WireCall): string | undefined => headers[headerNames.idempotencyKey]

export const withoutHeader = (call: WireCall, name: string): WireCall => ({
  ...call,
  headers: Object.fromEntries(Object.entries(call.headers).filter(([header]) => header !== name)),
})

export const withBody = (call: WireCall, body: unknown): WireCall => ({ ...call, text: JSON.stringify(body) })

/** A made-up answer, which the backend itself does not give. */
export const answerOf = (status: number, json: unknown, headers: Readonly<Record<string, string>> = {}): Answer => ({
  kind: 'answer',
  status,
  headers: new Headers(headers),
  body: { kind: 'json', value: json },
})

export const withJson = (answer: Answer, json: unknown): Answer => ({ ...answer, body: { kind: 'json', value: json } })

/** The same answer with a web page as its body. */
export const asPage = (answer: Answer): Answer => ({ ...answer, body: { kind: 'page' } })

export const withHeader = (answer: Answer, name: string, value: string | null): Answer => {
  const headers = new Headers()
  for (const known of [headerNames.retryAfter, 'Cache-Control', 'Content-Type']) {
    const own = answer.headers.get(known)
    if (own !== null) headers.set(known, own)
  }
  if (value === null) headers.delete(name)
  else headers.set(name, value)
  return { ...answer, headers }
}

type Send = BackendUnderTest['send']

/** Intercepts the suite's calls to the backend. */
export const onCalls =
  (between: (call: WireCall, send: Send) => Promise<Reply>): Fault['plant'] =>
  (backend) => ({ ...backend, send: (call) => between(call, backend.send) })

/** Changes answers before the suite sees them. */
export const onAnswers = (change: (answer: Answer, call: WireCall) => Answer): Fault['plant'] =>
  onCalls(async (call, send) => {
    const reply = await send(call)
    return reply.kind === 'answer' ? change(reply, call) : reply
  })

/** Changes the body of one endpoint's accepted answers. */
export const onAccepted = (name: EndpointName, change: (body: Fields) => unknown): Fault['plant'] =>
  onAnswers((answer, call) =>
    isCallTo(name, call) && answer.status === 200 ? withJson(answer, change(fieldsOf(jsonIn(answer)))) : answer,
  )

/** Refuses some calls before they reach the backend. */
export const refusing = (status: number, when: (call: WireCall) => boolean): Fault['plant'] =>
  onCalls(async (call, send) => (when(call) ? answerOf(status, { success: false, message: 'No.' }) : send(call)))

export const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name))

export const renamed = (fields: Fields, from: string, to: string): Fields => ({
  ...without(fields, from),
  [to]: fields[from],
})

/** Replaces each event on a connection by any number of events. */
export const onEvents = (change: (event: SocketEvent, asked: readonly SocketEvent[]) => readonly SocketEvent[]): Fault['plant'] =>
  onConversations((conversation) => {
    const asked: SocketEvent[] = []
    return {
      ...conversation,
      say(event, payload) {
        asked.push({ event, payload })
        conversation.say(event, payload)
      },
      heard: () => conversation.heard().flatMap((event) => change(event, asked)),
    }
  })

/** Wraps each of the backend's connections. */
export const onConversations =
  (between: (conversation: Conversation) => Conversation): Fault['plant'] =>
  (backend) => ({
    ...backend,
    async converse() {
      const conversation = await backend.converse()
      return conversation === null ? null : between(conversation)
    },
  })

/** Changes the payload of each result event. */
export const onResults = (change: (payload: Fields, asked: readonly Fields[]) => unknown): Fault['plant'] =>
  onEvents((event, asked) => [
    { ...event, payload: change(fieldsOf(event.payload), asked.map(({ payload }) => fieldsOf(payload))) },
  ])
