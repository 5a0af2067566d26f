import { answerSchemaOf, type AnswerOf } from '@/contract/answer-schemas'
import {
  endpoints,
  failureResponseSchema,
  headerNames,
  type EndpointName,
  type RequestOf,
} from '@/contract/endpoints'
import { callTimeoutMilliseconds } from '@/contract/limits'
import type { z } from '@/contract/schema'
import type { Backend } from './backend'
import type { Connectivity } from '@/connectivity/connectivity'
import { parseRetryAfter } from './retry-after'

/**
 * What became of a call. It never throws.
 * - `ok`: a 2xx answer that fits the contract
 * - `rejected`: the server refuses this request and would refuse it again
 * - `unauthorised`: the token is not valid (any more)
 * - `unavailable`: something answered, but not with an answer; worth another try
 * - `unreachable`: nothing answered
 */
export type CallResult<Data> =
  | { readonly kind: 'ok'; readonly data: Data }
  | { readonly kind: 'rejected'; readonly status: number; readonly message: string | null }
  | { readonly kind: 'unauthorised'; readonly message: string | null }
  | {
      readonly kind: 'unavailable'
      readonly status: number
      readonly message: string | null
      readonly retryAfterMilliseconds: number | null
    }
  | { readonly kind: 'unreachable'; readonly reason: 'network' | 'timeout' }

export interface CallOptions {
  readonly token?: string
  readonly idempotencyKey?: string
}

/** Calls a backend by endpoint name. */
export interface Caller {
  call<Name extends EndpointName>(
    name: Name,
    body: RequestOf<Name>,
    options?: CallOptions,
  ): Promise<CallResult<AnswerOf<Name>>>
}

/**
 * Whether an answer says "not now" rather than "no". A 409 that names a time is one of them: the same
 * idempotency key is still being worked on, such as after a tab died while it was sending.
 */
const worthAnotherTry = (status: number, retryAfterMilliseconds: number | null): boolean =>
  status === 408 ||
  status === 425 ||
  status === 429 ||
  status >= 500 ||
  (status === 409 && retryAfterMilliseconds !== null)

function buildRequest(
  backend: Backend,
  name: EndpointName,
  body: unknown,
  { signal, ...options }: CallOptions & { readonly signal: AbortSignal },
): Request {
  const endpoint = endpoints[name]
  const headers = new Headers({ 'Content-Type': 'application/json', Accept: 'application/json' })
  if (options.token !== undefined && endpoint.access !== 'public' && backend.sends.authorization)
    headers.set(headerNames.authorization, `Bearer ${options.token}`)
  if (options.idempotencyKey !== undefined && backend.sends.idempotencyKey)
    headers.set(headerNames.idempotencyKey, options.idempotencyKey)
  return new Request(backend.origin + endpoint.path, {
    method: endpoint.method,
    headers,
    body: JSON.stringify(body),
    cache: 'no-store',
    credentials: 'omit',
    // A captive portal's redirect is no answer, and a token must not follow it to another host.
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    signal,
  })
}

async function readJson(response: Response): Promise<unknown> {
  if (!/\bjson\b/i.test(response.headers.get('Content-Type') ?? '')) return undefined
  try {
    const body: unknown = await response.json()
    return body
  } catch (error) {
    if (error instanceof DOMException) throw error
    return undefined
  }
}

/** Waits no longer than the signal: a backend's code that never arrives, or that ignores it, must not hold up the queue. */
function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  return Promise.race([work, aborted])
}

function interpret<Data>(response: Response, body: unknown, schema: z.ZodMiniType<Data>, name: EndpointName): CallResult<Data> {
  const { status } = response
  const failure = failureResponseSchema.safeParse(body)
  const words = failure.success ? failure.data.message?.trim() : undefined
  const message = words === undefined || words === '' ? null : words
  if (response.ok) {
    if (failure.success && failure.data.success === false) return { kind: 'rejected', status, message }
    const parsed = schema.safeParse(body)
    if (parsed.success) return { kind: 'ok', data: parsed.data }
    return { kind: 'unavailable', status, message: null, retryAfterMilliseconds: null }
  }
  if (status === 401 && endpoints[name].access !== 'public') return { kind: 'unauthorised', message }
  const retryAfterMilliseconds = parseRetryAfter(response.headers.get(headerNames.retryAfter), Date.now())
  if (status >= 400 && !worthAnotherTry(status, retryAfterMilliseconds)) return { kind: 'rejected', status, message }
  return { kind: 'unavailable', status, message, retryAfterMilliseconds }
}

/**
 * The one way to a backend over HTTP.
 * @param loadBackend gives the chosen backend; the in-browser one arrives with its first use
 */
export function createCaller(
  loadBackend: () => Promise<Backend>,
  connectivity: Pick<Connectivity, 'report'>,
): Caller {
  return {
    async call(name, body, options = {}) {
      const signal = AbortSignal.timeout(callTimeoutMilliseconds)
      async function ask(): Promise<{ response: Response; answer: unknown }> {
        const backend = await loadBackend()
        const response = await backend.fetch(buildRequest(backend, name, body, { ...options, signal }))
        return { response, answer: await readJson(response) }
      }
      try {
        const { response, answer } = await orAbort(ask(), signal)
        connectivity.report('reached')
        return interpret(response, answer, answerSchemaOf(name), name)
      } catch (error) {
        const timedOut = error instanceof DOMException && error.name === 'TimeoutError'
        connectivity.report('unreachable')
        return { kind: 'unreachable', reason: timedOut ? 'timeout' : 'network' }
      }
    },
  }
}
