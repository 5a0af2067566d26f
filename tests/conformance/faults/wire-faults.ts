import { headerNames } from '@/contract/endpoints'
import type { BackendUnderTest } from '../backend-under-test'
import { answerOf, asPage, isCallTo, onAnswers, onCalls, withHeader, type Fault } from './planting'

const portalOrigin = 'https://portal.example.com'

const allowedHeaders = ['Content-Type', headerNames.authorization, headerNames.idempotencyKey]

interface CrossOrigin {
  readonly origin: string
  readonly headers: readonly string[]
  readonly exposed: string
  readonly preflightStatus: number
}

const open: CrossOrigin = {
  origin: portalOrigin,
  headers: allowedHeaders,
  exposed: `${headerNames.retryAfter}, ${headerNames.date}`,
  preflightStatus: 204,
}

/** A backend that allows cross-origin calls, with `changes` applied. */
export const withCrossOrigin = (backend: BackendUnderTest, changes: Partial<CrossOrigin> = {}): BackendUnderTest => {
  const { origin, headers, exposed, preflightStatus } = { ...open, ...changes }
  const answering = onCalls(async (call, send) => {
    if (call.method !== 'OPTIONS') return send(call)
    return answerOf(preflightStatus, undefined, {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Headers': headers.join(', '),
    })
  })
  const exposing = onAnswers((answer, call) => {
    if (call.headers['Origin'] === undefined || call.method === 'OPTIONS') return answer
    const headersBesides = { 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': exposed }
    return { ...answer, headers: new Headers(headersBesides) }
  })
  return { ...exposing(answering(backend)), portalOrigin }
}

const crossOrigin =
  (changes: Partial<CrossOrigin>): Fault['plant'] =>
  (backend) =>
    withCrossOrigin(backend, changes)

/** Faults that are independent of the endpoint. */
export const wireFaults: readonly Fault[] = [
  {
    name: 'answers GET',
    breaks: ['wire-other-method'],
    plant: onAnswers((answer, call) => (call.method === 'GET' && isCallTo('login', call) ? answerOf(200, {}) : answer)),
  },
  {
    name: 'answers an unknown path with a page',
    breaks: ['wire-unknown-path'],
    plant: onAnswers((answer, { path }) => (path.endsWith('/unknown') ? asPage(answerOf(200, null)) : answer)),
  },
  {
    name: 'lets answers be kept',
    breaks: ['wire-not-cached'],
    plant: onAnswers((answer) => withHeader(answer, 'Cache-Control', 'max-age=60')),
  },
  {
    name: 'never answers',
    breaks: ['register-new', 'login-unknown-no-token', 'wire-not-cached'],
    plant: (backend) => ({ ...backend, send: async () => ({ kind: 'silence', reason: 'connection refused' }) }),
  },
  { name: 'does not know OPTIONS', breaks: ['cors-preflight'], plant: crossOrigin({ preflightStatus: 404 }) },
  {
    name: 'lets another address call only',
    breaks: ['cors-preflight', 'cors-answer'],
    plant: crossOrigin({ origin: 'https://other.example.com' }),
  },
  {
    name: 'has the allowed address added twice, by itself and by what stands before it',
    breaks: ['cors-preflight', 'cors-answer'],
    plant: crossOrigin({ origin: `${portalOrigin}, *` }),
  },
  {
    name: 'refuses the idempotency key from browsers',
    breaks: ['cors-preflight'],
    plant: crossOrigin({ headers: ['Content-Type', headerNames.authorization] }),
  },
  {
    name: 'trusts the wildcard to cover Authorization',
    breaks: ['cors-preflight'],
    plant: crossOrigin({ headers: ['*'] }),
  },
  { name: 'hides Retry-After from browsers', breaks: ['cors-answer'], plant: crossOrigin({ exposed: headerNames.date }) },
  { name: 'hides Date from browsers', breaks: ['cors-answer'], plant: crossOrigin({ exposed: headerNames.retryAfter }) },
]
