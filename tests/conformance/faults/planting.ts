import { endpoints, headerNames, stepEndpoints, type EndpointName } from '@/contract/endpoints'
import { onboardingSteps } from '@/contract/steps'
import { jsonIn, type Answer, type BackendUnderTest, type Conversation, type Reply, type SocketEvent, type WireCall } from '../backend-under-test'

/** Something that a backend may get wrong, and the rows that have to notice. */
export interface Fault {
  readonly name: string
  readonly breaks: readonly string[]
  readonly plant: (backend: BackendUnderTest) => BackendUnderTest
}

export type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of a JSON body; none where it has none. */
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

/** An answer that the backend does not give by itself. */
export const answerOf = (status: number, json: unknown, headers: Readonly<Record<string, string>> = {}): Answer => ({
  kind: 'answer',
  status,
  headers: new Headers(headers),
  body: { kind: 'json', value: json },
})

export const withJson = (answer: Answer, json: unknown): Answer => ({ ...answer, body: { kind: 'json', value: json } })

/** The same answer with a web page for its body. */
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

/** Puts something between the suite and the backend's calls. */
export const onCalls =
  (between: (call: WireCall, send: Send) => Promise<Reply>): Fault['plant'] =>
  (backend) => ({ ...backend, send: (call) => between(call, backend.send) })

/** Changes answers as they come back. */
export const onAnswers = (change: (answer: Answer, call: WireCall) => Answer): Fault['plant'] =>
  onCalls(async (call, send) => {
    const reply = await send(call)
    return reply.kind === 'answer' ? change(reply, call) : reply
  })

/** Changes the body of what one endpoint accepts. */
export const onAccepted = (name: EndpointName, change: (body: Fields) => unknown): Fault['plant'] =>
  onAnswers((answer, call) =>
    isCallTo(name, call) && answer.status === 200 ? withJson(answer, change(fieldsOf(jsonIn(answer)))) : answer,
  )

/** Refuses some calls before the backend sees them. */
export const refusing = (status: number, when: (call: WireCall) => boolean): Fault['plant'] =>
  onCalls(async (call, send) => (when(call) ? answerOf(status, { success: false, message: 'No.' }) : send(call)))

export const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name))

export const renamed = (fields: Fields, from: string, to: string): Fields => ({
  ...without(fields, from),
  [to]: fields[from],
})

/** Changes each event that a connection hears; several may come of one, or none. */
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

/** Puts something between the suite and each of the backend's connections. */
export const onConversations =
  (between: (conversation: Conversation) => Conversation): Fault['plant'] =>
  (backend) => ({
    ...backend,
    async converse() {
      const conversation = await backend.converse()
      return conversation === null ? null : between(conversation)
    },
  })

/** Changes the payload of each result. */
export const onResults = (change: (payload: Fields, asked: readonly Fields[]) => unknown): Fault['plant'] =>
  onEvents((event, asked) => [
    { ...event, payload: change(fieldsOf(event.payload), asked.map(({ payload }) => fieldsOf(payload))) },
  ])
