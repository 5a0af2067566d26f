import { endpoints, headerNames, isGet, isOptional, type EndpointName } from '@/contract/endpoints'
import { queryOf } from '@/contract/reads/changes'
import { socketEvents } from '@/contract/socket'
import type { Answer, BackendUnderTest, Conversation, Reply, SocketEvent, WireCall } from './backend-under-test'
import type { NewSeller } from './new-sellers'
import { CannotBeTried, must, Unmet } from './verdict'

/** A call with its reply, or a conversation over the socket. */
export type Exchange =
  | { readonly kind: 'call'; readonly call: WireCall; readonly reply: Reply }
  | { readonly kind: 'events'; readonly said: readonly SocketEvent[]; readonly heard: readonly SocketEvent[] }

export interface CallOptions {
  readonly token?: string
  readonly key?: string
}

/** A connection that records what is said over it. */
export interface RowConversation {
  /** Asks the duplicate check. */
  ask(payload: unknown): void
  say(event: string, payload: unknown): void
  /** Waits for this many events, or for the longest time that the backend may take. @param counts which events count; by default all */
  hear(count: number, counts?: (event: SocketEvent) => boolean): Promise<readonly SocketEvent[]>
  /** Waits for events that should not come. @returns all events */
  hearAll(): Promise<readonly SocketEvent[]>
  isOpen(): boolean
}

/** What a row works with: the backend, new sellers, and a record of everything sent and received. */
export interface RowContext {
  readonly backend: BackendUnderTest
  newSeller(): NewSeller
  send(call: WireCall): Promise<Answer>
  call(name: EndpointName, carried: unknown, options?: CallOptions): Promise<Answer>
  converse(): Promise<RowConversation>
  /** Lets time pass for the backend. */
  pass(milliseconds: number): Promise<void>
}

export interface RecordedRowContext extends RowContext {
  exchanges(): readonly Exchange[]
  /** Closes every connection that the row has left open. */
  end(): void
}

/** How long to wait for an event that must not come. */
const quietMilliseconds = 150
const listenEveryMilliseconds = 10

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** A contract call as the portal sends it. @param carried its body, or the parameters of a read */
export const callOf = (name: EndpointName, carried: unknown, { token, key }: CallOptions = {}): WireCall => ({
  method: endpoints[name].method,
  path: endpoints[name].path + (isGet(name) ? queryOf(carried ?? {}) : ''),
  headers: {
    ...(isGet(name) ? {} : { 'Content-Type': 'application/json' }),
    Accept: 'application/json',
    ...(token === undefined ? {} : { [headerNames.authorization]: `Bearer ${token}` }),
    ...(key === undefined ? {} : { [headerNames.idempotencyKey]: key }),
  },
  text: isGet(name) ? null : JSON.stringify(carried),
})

function recordConversation(conversation: Conversation, said: SocketEvent[], within: number): RowConversation {
  const say = (event: string, payload: unknown): void => {
    said.push({ event, payload })
    conversation.say(event, payload)
  }
  return {
    say,
    ask: (payload) => say(socketEvents.checkDuplicate, payload),
    async hear(count, counts = () => true) {
      const end = performance.now() + within
      while (conversation.heard().filter(counts).length < count && performance.now() < end) await pause(listenEveryMilliseconds)
      return conversation.heard()
    },
    async hearAll() {
      await pause(quietMilliseconds)
      return conversation.heard()
    },
    isOpen: conversation.isOpen,
  }
}

/** The context of one row. */
export function createRowContext(backend: BackendUnderTest, newSeller: () => NewSeller): RecordedRowContext {
  /** In the order in which they were sent; null until answered. */
  const calls: (Exchange | null)[] = []
  const conversations: { conversation: Conversation; said: readonly SocketEvent[] }[] = []

  async function send(call: WireCall): Promise<Answer> {
    const place = calls.push(null) - 1
    const reply = await backend.send(call)
    calls[place] = { kind: 'call', call, reply }
    if (reply.kind === 'silence') throw new Unmet(`nothing answered: ${reply.reason}`, null)
    return reply
  }

  return {
    backend,
    newSeller,
    send,
    async call(name, carried, options) {
      const call = callOf(name, carried, options)
      if (isOptional(name) && backend.missing.has(name)) throw new CannotBeTried('not implemented: the portal works without it')
      const answer = await send(call)
      must(!backend.missing.has(name), `${call.method} ${call.path} is not implemented`, answer)
      return answer
    },
    async converse() {
      const conversation = await backend.converse()
      const from = backend.portalOrigin === null ? '' : ` from a page of ${backend.portalOrigin}`
      must(conversation !== null, `the socket took no connection${from}`)
      const said: SocketEvent[] = []
      conversations.push({ conversation, said })
      return recordConversation(conversation, said, backend.eventWithinMilliseconds)
    },
    async pass(milliseconds) {
      if (milliseconds > backend.clock.longest)
        throw new CannotBeTried(`needs a clock that can be put ${milliseconds / 60_000} minutes ahead`)
      await backend.clock.pass(milliseconds)
    },
    exchanges: () => [
      ...calls.filter((call) => call !== null),
      ...conversations.map(({ conversation, said }) => ({ kind: 'events' as const, said, heard: conversation.heard() })),
    ],
    end() {
      for (const { conversation } of conversations) conversation.close()
    },
  }
}
