import { duplicateFieldSchema, sellerEvents, socketEvents } from '@/contract/socket'
import type { SocketEvent } from '../backend-under-test'
import { bodyOf, isCallTo, onCalls, onConversations, onEvents, onResults, renamed, without, type Fault } from './planting'

const both = (id: string): readonly string[] => duplicateFieldSchema.options.map((field) => `${id}-${field}`)

const nothing: readonly SocketEvent[] = []

const orderNews: readonly string[] = Object.values(sellerEvents)

/** Faults of the socket. */
export const socketFaults: readonly Fault[] = [
  {
    name: "says available: 'yes'",
    breaks: [...both('duplicate-free'), ...both('duplicate-unverified')],
    plant: onResults((payload) => ({ ...payload, available: payload['available'] === true ? 'yes' : 'no' })),
  },
  {
    name: 'calls the flag another name',
    breaks: [...both('duplicate-free'), ...both('duplicate-taken')],
    plant: onResults((payload) => renamed(payload, 'available', 'isAvailable')),
  },
  {
    name: 'does not say which field',
    breaks: [...both('duplicate-free'), 'duplicate-one-answer-each', 'duplicate-survives-nonsense'],
    plant: onResults((payload) => without(payload, 'field')),
  },
  {
    name: 'mixes the fields up',
    breaks: both('duplicate-free'),
    plant: onResults((payload) => ({ ...payload, field: payload['field'] === 'email' ? 'mobile' : 'email' })),
  },
  {
    name: 'calls the event another name',
    breaks: both('duplicate-free'),
    plant: onEvents((event) => [{ ...event, event: 'checkResult' }]),
  },
  {
    name: 'never answers',
    breaks: [...both('duplicate-free'), ...both('duplicate-taken'), 'duplicate-answers-asker-alone'],
    plant: onEvents(() => nothing),
  },
  { name: 'takes no connection', breaks: both('duplicate-free'), plant: (backend) => ({ ...backend, converse: async () => null }) },
  {
    name: 'finds everything available',
    breaks: [...both('duplicate-taken'), 'duplicate-ignores-case'],
    plant: onResults((payload) => ({ ...payload, available: true })),
  },
  {
    name: 'compares emails letter by letter',
    breaks: ['duplicate-ignores-case'],
    plant: onResults((payload, asked) =>
      asked.some(({ email }) => typeof email === 'string' && /[A-Z]/.test(email)) ? { ...payload, available: true } : payload,
    ),
  },
  {
    name: 'lets a registration that nobody verified hold its details',
    breaks: both('duplicate-unverified'),
    plant: (backend) => {
      const held = new Set<unknown>()
      const remembering = onCalls((call, send) => {
        const { email, primaryPhone } = bodyOf(call)
        if (isCallTo('register', call)) held.add(email).add(primaryPhone)
        return send(call)
      })
      const answering = onResults((payload, asked) =>
        asked.some(({ email, mobile }) => held.has(email ?? mobile)) ? { ...payload, available: false } : payload,
      )
      return answering(remembering(backend))
    },
  },
  {
    name: 'answers twice',
    breaks: ['duplicate-one-answer-each'],
    plant: onEvents((event) => [event, event]),
  },
  {
    name: 'tells everybody',
    breaks: ['duplicate-answers-asker-alone', 'order-news-of-another-seller', 'order-news-after-sign-out'],
    plant: (backend) => {
      const all: (() => readonly SocketEvent[])[] = []
      return onConversations((conversation) => {
        all.push(conversation.heard)
        return { ...conversation, heard: () => all.flatMap((heard) => heard()) }
      })(backend)
    },
  },
  {
    name: 'answers nonsense',
    breaks: ['duplicate-survives-nonsense'],
    plant: onEvents((event) => [{ event: socketEvents.duplicateResult, payload: { field: 'email', available: true } }, event]),
  },
  {
    name: 'hangs up on nonsense',
    breaks: ['duplicate-survives-nonsense', 'order-news-of-another-seller'],
    plant: onConversations((conversation) => ({ ...conversation, isOpen: () => false })),
  },
  {
    name: 'tells nobody which order has changed',
    breaks: ['order-news-told'],
    plant: onEvents((event) => (orderNews.includes(event.event) ? nothing : [event])),
  },
]
